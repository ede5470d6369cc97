import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import { RelativeTime } from '@/ui/relative-time.tsx'
import type { Autosave, AutosaveState } from '../autosave.ts'
import type { DraftCopy } from '../draft-copy.ts'
import { firstLine } from '@postwright/core/text/first-line'
import { Notice } from './notice.tsx'

type Props = {
  state: AutosaveState
  autosave: Autosave
  restore: { copy: DraftCopy; accept: () => void; discard: () => void } | null
  onCopy: (draft: PostDraft) => void
}

/** What the writer has to decide about two versions of the same post. */
export function EditorNotices({ state, autosave, restore, onCopy }: Props) {
  const { t } = useTranslation('studio')
  return (
    <>
      {restore && (
        <Notice title={t('studio:restore.title')} text={<RestoreText copy={restore.copy} />}>
          <Button size="compact-sm" onClick={restore.accept}>
            {t('studio:restore.accept')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={restore.discard}>
            {t('studio:restore.discard')}
          </Button>
        </Notice>
      )}
      {state.theirs && (
        <Notice tone="warning" title={t('studio:conflict.title')} text={<TheirText draft={state.theirs.draft} />}>
          <Button size="compact-sm" onClick={autosave.keepMine}>
            {t('studio:conflict.keepMine')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={autosave.takeTheirs}>
            {t('studio:conflict.takeTheirs')}
          </Button>
        </Notice>
      )}
      {state.status === 'locked' && (
        <Notice tone="warning" title={t('studio:locked.title')} text={t('studio:locked.text')}>
          <Button size="compact-sm" onClick={() => onCopy(state.draft)}>
            {t('studio:locked.copy')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={autosave.takeTheirs}>
            {t('studio:locked.drop')}
          </Button>
        </Notice>
      )}
    </>
  )
}

function RestoreText({ copy }: { copy: DraftCopy }) {
  const { t } = useTranslation('studio')
  const text = firstLine(copy.draft.text) ?? ''
  return (
    <>
      {t('studio:restore.written')} <RelativeTime instant={copy.keptAt} />
      {text === '' ? '.' : `: “${shorten(text)}”`}
    </>
  )
}

function TheirText({ draft }: { draft: PostDraft }) {
  const { t } = useTranslation('studio')
  const text = firstLine(draft.text) ?? ''
  const words = text === '' ? t('studio:conflict.textEmpty') : t('studio:conflict.text', { text: shorten(text) })
  const pictures = draft.media.length > 0 ? t('studio:conflict.media', { count: draft.media.length }) : ''
  return `${words} ${pictures}`.trim()
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120).trimEnd()}…` : text
}
