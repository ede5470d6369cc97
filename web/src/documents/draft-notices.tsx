import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/notice.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { toast } from '@/ui/toast.tsx'
import type { Autosave, AutosaveState } from './autosave.ts'
import { type DraftParts, collisionsOf, joinVersions, type Choice } from './merge/draft-parts.ts'
import type { PartWords } from './part-words.ts'
import type { Continued, Undecided } from './use-document-draft.ts'
import type { Collision } from './merge/merge-by-shape.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import styles from './draft-notices.module.css'

type Props<Draft> = {
  state: AutosaveState<Draft>
  autosave: Autosave<Draft>
  restore: Undecided<Draft> | null
  continued: Continued | null
  /** Texts shown if the document was changed elsewhere. */
  conflict: { title: string; text: string }
  /** Describes a version for the comparison with the other one. */
  describe: (draft: Draft) => { content: ReactNode; facts: string }
  /** Merging of versions part by part, with a name for each part; without it, users choose a whole version. */
  byPart?: PartWords & { parts: DraftParts<Draft> }
}

/** Shows the notices and decisions about two versions of the same document. */
export function DraftNotices<Draft>(props: Props<Draft>) {
  const { state, autosave, restore, continued, conflict, describe, byPart } = props
  const { t } = useTranslation('drafts')

  /** Applies a choice between two versions; an undo in the toast puts the rejected version into the editor. */
  function choose(take: () => void, rejected = state.draft, said?: string) {
    take()
    const message = said ?? t(rejected === state.draft ? 'drafts:replaced' : 'drafts:keptMine')
    toast.undo(message, { label: t('drafts:undo'), onUndo: () => autosave.edit(rejected) })
  }

  const mine = { ...describe(state.draft), title: t('drafts:mine') }
  const theirs = state.theirs?.draft
  const asWhole = theirs !== undefined && (
    <TwoVersions
      {...conflict}
      versions={[
        {
          ...mine,
          choice: t('drafts:conflict.keepMine'),
          onChoose: () => choose(autosave.keepMine, theirs),
        },
        {
          ...describe(theirs),
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
          words={conflict}
          onJoined={(joined, rejected) => choose(() => autosave.keepBoth(joined), rejected)}
        >
          {asWhole}
        </ConflictNotice>
      ) : (
        asWhole
      )}
      {!state.theirs && restore && (
        <TwoVersions
          title={t('common:unsavedCopy.title')}
          text={t('common:unsavedCopy.text')}
          versions={[
            {
              ...mine,
              choice: t('drafts:restore.discard'),
              onChoose: () => choose(restore.discard, restore.copy.draft, t('drafts:discarded')),
            },
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

/** Loaded on demand, because conflicts are rare and the word comparison is a large module. */
const PartChoices = lazyPart(async () => (await import('./part-choices.tsx')).PartChoices)

type ConflictNoticeProps<Draft> = PartWords & {
  parts: DraftParts<Draft>
  versions: { base: Draft; mine: Draft; theirs: Draft }
  words: { title: string; text: string }
  /** `rejected` is the version that an undo brings back. */
  onJoined: (draft: Draft, rejected: Draft) => void
  /** Shown while the code loads, and if loading fails. */
  children: ReactNode
}

/** Shows the conflicts of two versions that the user has to resolve, part by part. */
function ConflictNotice<Draft>({
  parts,
  versions,
  words,
  onJoined,
  children,
  nameOf,
  textOf,
}: ConflictNoticeProps<Draft>) {
  const collisions = collisionsOf(parts, versions)
  function join(choiceOf: (collision: Collision) => Choice) {
    const joined = joinVersions(parts, versions, choiceOf)
    if (joined === null) return
    const keepsMine = collisions.every((collision) => choiceOf(collision) === 'mine')
    onJoined(joined, (keepsMine && joinVersions(parts, versions, () => 'theirs')) || versions.mine)
  }
  return <PartChoices {...words} {...{ nameOf, textOf }} collisions={collisions} onJoin={join} waiting={children} />
}

type Version = {
  title: ReactNode
  content: ReactNode
  /** Further facts about this version. */
  facts: string
  /** Label of the button that chooses this version. */
  choice: string
  onChoose: () => void
}

type TwoVersionsProps = { title: string; text: string; versions: readonly [Version, Version] }

/** Shows two versions of one document side by side, each with a button to continue with it. */
function TwoVersions({ title, text, versions }: TwoVersionsProps) {
  return (
    <Notice isWide tone="warning" title={title} text={text}>
      <div className={styles.versions}>
        {versions.map((version) => (
          <VersionCard key={version.choice} version={version} />
        ))}
      </div>
    </Notice>
  )
}

function VersionCard({ version: { title, content, facts, choice, onChoose } }: { version: Version }) {
  return (
    <div className={styles.version}>
      <p className={styles.title}>{title}</p>
      <div className={styles.text} tabIndex={0} role="group" aria-label={choice}>
        {content}
      </div>
      <p className={styles.facts}>{facts}</p>
      <Button size="compact-sm" variant="default" onClick={onChoose}>
        {choice}
      </Button>
    </div>
  )
}
