import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/notice.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { toast } from '@/ui/toast.tsx'
import type { Autosave, AutosaveState } from './autosave.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import type { DraftParts } from './merge/draft-parts.ts'
import type { PartWords } from './part-words.ts'
import { TwoVersions } from './two-versions.tsx'
import type { Continued, Undecided } from './use-document-draft.ts'

type Sentences = { title: string; text: string }

type Props<Draft> = {
  state: AutosaveState<Draft>
  autosave: Autosave<Draft>
  restore: Undecided<Draft> | null
  continued: Continued | null
  /** What is said when the document was changed elsewhere, and when another copy of it is on this device. */
  words: { conflict: Sentences; restore: Sentences }
  /** How one version is shown beside the other. */
  describe: (draft: Draft) => { content: ReactNode; facts: string }
  /** How versions are joined part by part, and what each part is called; without it one version is chosen as a whole. */
  byPart?: PartWords & { parts: DraftParts<Draft> }
}

/** What the writer has to know or decide about two versions of the same document. */
export function DraftNotices<Draft>(props: Props<Draft>) {
  const { state, autosave, restore, continued, words, describe, byPart } = props
  const { t } = useTranslation('drafts')

  /** The version that is left can be fetched back for a while. */
  function choose(take: () => void) {
    const before = state.draft
    take()
    toast.undo(t('drafts:replaced'), { label: t('drafts:undo'), onUndo: () => autosave.edit(before) })
  }

  const mine = { ...describe(state.draft), title: t('drafts:mine') }
  const asWhole = state.theirs && (
    <TwoVersions
      {...words.conflict}
      versions={[
        { ...mine, choice: t('drafts:conflict.keepMine'), onChoose: autosave.keepMine },
        {
          ...describe(state.theirs.draft),
          title: t('drafts:conflict.theirs'),
          choice: t('drafts:conflict.takeTheirs'),
          onChoose: () => choose(autosave.takeTheirs),
        },
      ]}
    />
  )
  return (
    <>
      {continued && (
        <Notice title={t('drafts:continued.title')} text={<TypedHere instant={continued.keptAt} />}>
          <Button size="compact-sm" variant="default" onClick={continued.undo}>
            {t('drafts:undo')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={continued.dismiss}>
            {t('drafts:continued.dismiss')}
          </Button>
        </Notice>
      )}
      {state.theirs && byPart ? (
        <ConflictNotice
          {...byPart}
          versions={{ base: state.base, mine: state.draft, theirs: state.theirs.draft }}
          words={words.conflict}
          onJoined={(joined) => choose(() => autosave.keepBoth(joined))}
        >
          {asWhole}
        </ConflictNotice>
      ) : (
        asWhole
      )}
      {!state.theirs && restore && (
        <TwoVersions
          {...words.restore}
          versions={[
            { ...mine, choice: t('drafts:restore.discard'), onChoose: restore.discard },
            {
              ...describe(restore.copy.draft),
              title: <TypedHere instant={restore.copy.keptAt} />,
              choice: t('drafts:restore.accept'),
              onChoose: () => choose(restore.accept),
            },
          ]}
        />
      )}
    </>
  )
}

function TypedHere({ instant }: { instant: number }) {
  const { t } = useTranslation('drafts')
  return (
    <>
      {t('drafts:restore.written')} <RelativeTime instant={instant} />
    </>
  )
}
