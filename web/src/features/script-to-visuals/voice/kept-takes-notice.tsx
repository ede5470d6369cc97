import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/notice.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { keptTakes, type KeptTake } from './kept-takes.ts'

type Props = {
  takes: readonly KeptTake[]
  onUse: (take: KeptTake, file: Blob) => void
  onDiscard: (take: KeptTake) => void
}

/** Recordings that this browser has and the library has not, because the tab was closed or the upload failed. */
export function KeptTakesNotice({ takes, onUse, onDiscard }: Props) {
  const { t } = useTranslation('scripts')
  const [take] = takes
  if (!take) return null

  async function recover(kept: KeptTake) {
    const file = await keptTakes.read(kept)
    if (file) onUse(kept, file)
    else onDiscard(kept)
  }

  return (
    <Notice
      title={t('scripts:voice.kept.title')}
      text={
        <>
          {t(take.sceneId === null ? 'scripts:voice.kept.whole' : 'scripts:voice.kept.scene')}{' '}
          <RelativeTime instant={take.at} />
        </>
      }
    >
      <Button size="compact-sm" onClick={() => void recover(take)}>
        {t('scripts:voice.kept.use')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => onDiscard(take)}>
        {t('scripts:voice.kept.discard')}
      </Button>
    </Notice>
  )
}
