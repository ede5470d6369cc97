import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AUDIO_TYPES } from '@postwright/core/media/media-type'
import { usePictureLibrary } from '@/lib/media/use-picture-library.ts'
import { useSettings } from '@/preferences/settings.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { formatLength } from '@/ui/format-length.ts'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from './voice.module.css'

type Props = { onChoose: (mediaId: string) => void; onClose: () => void }

/** Chooses a sound of those that the workspace has. */
export function SoundDialog({ onChoose, onClose }: Props) {
  const { t } = useTranslation('scripts')
  const { workspaceId } = useSignedIn()
  const { itemsPerPage } = useSettings()
  const { page, paging } = usePictureLibrary(workspaceId, AUDIO_TYPES, itemsPerPage)
  const read = page.status === 'ready' && page.data.length === 0 ? { status: 'missing' as const } : page
  return (
    <Dialog title={t('scripts:music.library')} onClose={onClose}>
      <DataState
        read={read}
        loading={<SkeletonList rows={4} />}
        errorTitle={t('scripts:music.error')}
        missing={<EmptyState title={t('scripts:music.none.title')} text={t('scripts:music.none.text')} />}
      >
        {(sounds) => (
          <ul className={styles.sounds}>
            {sounds.map(({ id, name, durationMs, url }) => (
              <li key={id} className={styles.sound}>
                <div className={styles.song}>
                  <span className={styles.words}>{name}</span>
                  <span className={styles.length}>{formatLength(durationMs ?? 0)}</span>
                  <Button size="compact-sm" onClick={() => onChoose(id)} aria-label={t('scripts:music.use', { name })}>
                    {t('scripts:music.useShort')}
                  </Button>
                </div>
                {url !== null && <audio className={styles.audio} src={url} controls preload="none" aria-label={name} />}
              </li>
            ))}
          </ul>
        )}
      </DataState>
      <Pager list={t('scripts:music.library')} paging={paging} size="compact-sm" />
    </Dialog>
  )
}
