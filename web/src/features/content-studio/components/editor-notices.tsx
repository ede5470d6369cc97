import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { toast } from '@/ui/toast.tsx'
import type { Autosave, AutosaveState } from '../autosave.ts'
import { Notice } from './notice.tsx'
import { TwoVersions } from './two-versions.tsx'
import type { Continued, Undecided } from './use-autosave.ts'

type Props = {
  state: AutosaveState
  autosave: Autosave
  restore: Undecided | null
  continued: Continued | null
  onCopy: (draft: PostDraft) => void
}

/** What the writer has to know or decide about two versions of the same post. */
export function EditorNotices({ state, autosave, restore, continued, onCopy }: Props) {
  const { t } = useTranslation('studio')

  /** The version that is left can be fetched back for a while. */
  function choose(take: () => void) {
    const before = state.draft
    take()
    toast.undo(t('studio:conflict.left'), { label: t('studio:undo'), onUndo: () => autosave.edit(before) })
  }

  return (
    <>
      {continued && (
        <Notice title={t('studio:continued.title')} text={<WrittenText instant={continued.keptAt} />}>
          <Button size="compact-sm" variant="default" onClick={continued.undo}>
            {t('studio:continued.undo')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={continued.dismiss}>
            {t('studio:continued.dismiss')}
          </Button>
        </Notice>
      )}
      {state.theirs && (
        <TwoVersions
          title={t('studio:conflict.title')}
          text={t('studio:conflict.text')}
          versions={[
            {
              title: t('studio:conflict.mine'),
              draft: state.draft,
              choice: t('studio:conflict.keepMine'),
              onChoose: autosave.keepMine,
            },
            {
              title: t('studio:conflict.theirs'),
              draft: state.theirs.draft,
              choice: t('studio:conflict.takeTheirs'),
              onChoose: () => choose(autosave.takeTheirs),
            },
          ]}
        />
      )}
      {!state.theirs && restore && (
        <TwoVersions
          title={t('studio:restore.title')}
          text={t('studio:restore.text')}
          versions={[
            {
              title: t('studio:conflict.mine'),
              draft: state.draft,
              choice: t('studio:restore.discard'),
              onChoose: restore.discard,
            },
            {
              title: <WrittenText instant={restore.copy.keptAt} />,
              draft: restore.copy.draft,
              choice: t('studio:restore.accept'),
              onChoose: () => choose(restore.accept),
            },
          ]}
        />
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

function WrittenText({ instant }: { instant: number }) {
  const { t } = useTranslation('studio')
  return (
    <>
      {t('studio:restore.written')} <RelativeTime instant={instant} />
    </>
  )
}
