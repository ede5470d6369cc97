import { createAutosave, type Autosave } from './autosave.ts'
import {
  type DraftFields,
  type DraftType,
  type ServerVersion,
  mergeVersions,
  type DraftComparison,
} from './draft-type.ts'
import { holdAsEditor, holdItem } from './outbox/item-locks.ts'
import { outbox } from './outbox/outbox.ts'
import { sending } from './outbox/sending.ts'
import type { WaitingDraft } from './outbox/waiting-item.ts'

type SessionOptions<Draft> = {
  type: DraftType<never, Draft>
  uid: string
  workspaceId: string
  documentId: string
}

type DraftSession<Draft> = {
  autosave: Autosave<Draft>
  restored: Restored<Draft>
  /** Starts saving; returns a function that leaves the session. */
  open(): () => void
}

/** Creates the session of one document's editor: its saving, and its copy on this device, which no other tab changes meanwhile. */
export function createDraftSession<Draft extends DraftFields>(
  { type, uid, workspaceId, documentId }: SessionOptions<Draft>,
  stored: ServerVersion<Draft>,
  left: readonly WaitingDraft<Draft>[],
): DraftSession<Draft> {
  const id = crypto.randomUUID()
  const document = { collection: type.collection, documentId }
  const restored = restoreCopies(type, stored, left)
  let opened = 0

  function copyOf(draft: Draft, base: WaitingDraft<Draft>['base']): WaitingDraft {
    return { kind: 'draft', id, uid, workspaceId, ...document, base, draft, keptAt: Date.now(), problem: null }
  }

  async function readLatest(): Promise<ServerVersion<Draft> | null> {
    const latest = await type.server.read(workspaceId, documentId)
    return typeof latest === 'string' ? null : latest
  }

  const autosave = createAutosave(
    restored.base,
    {
      comparison: type,
      // A document that is not stored yet is created by its first revision.
      write: (draft, rev) =>
        rev === 1
          ? type.server.create(workspaceId, documentId, { uid, draft })
          : type.server.write(workspaceId, documentId, { uid, draft, rev }),
      readLatest,
      keep: (draft, base) => outbox.change([copyOf(draft, base)]),
      forget: () => void outbox.change([], [id]),
      isOnline: () => navigator.onLine,
      after: runAfter,
    },
    restored.draft,
  )

  /** Stores the continued copy as the editor's own, and removes redundant copies, in one transaction. */
  function takeOver() {
    const { copy, needless } = restored
    if (copy) void outbox.change([{ ...copy, id, problem: null }], [copy.id, ...needless])
    else if (needless.length > 0) void outbox.change([], needless)
  }

  return {
    autosave,
    restored,
    open() {
      opened += 1
      const mine = opened
      const locks = [holdItem(id), holdAsEditor(document)]
      if (opened === 1) takeOver()
      autosave.open()
      return () => {
        void autosave.close().then(() => {
          for (const lock of locks) lock.release()
          if (mine === opened) sending.now()
        })
      }
    },
  }
}

type Restored<Draft> = {
  /** The version on which the editor builds. */
  base: ServerVersion<Draft>
  /** The draft that the editor shows. */
  draft: Draft
  /** The copy that is continued in the editor; null if there was none. */
  copy: WaitingDraft<Draft> | null
  /** True if that copy is continued without a question: the stored draft is still the copy's base, or both can be merged. */
  continues: boolean
  /** Older copies with different content; the user decides on each of them. */
  others: readonly WaitingDraft<Draft>[]
  /** Copies made redundant by the stored document. */
  needless: readonly string[]
}

/**
 * Returns the initial state of an editor from the stored version and the copies of earlier visits on this device, newest first. The latest copy is
 * continued: if the stored draft is unchanged, the copy is saved; otherwise it conflicts with the stored version, unless the two can be merged.
 */
export function restoreCopies<Draft>(
  comparison: DraftComparison<Draft>,
  stored: ServerVersion<Draft>,
  copies: readonly WaitingDraft<Draft>[],
): Restored<Draft> {
  const mergeOf = ({ base, draft }: WaitingDraft<Draft>) =>
    mergeVersions(comparison, { base: base.draft, mine: draft, theirs: stored.draft })
  const isWanted = (copy: WaitingDraft<Draft>) => mergeOf(copy) !== 'same' && mergeOf(copy) !== 'adopt'
  const [copy = null, ...others] = copies.filter(isWanted)
  const needless = copies.filter((each) => !isWanted(each)).map(({ id }) => id)
  if (!copy) return { base: stored, draft: stored.draft, copy, continues: false, others, needless }
  // NOTE the base is at least one revision behind, so that the stored version counts as newer.
  const rev = Math.min(copy.base.rev, stored.rev - 1)
  const base = { rev, draft: copy.base.draft, editable: true }
  return { base, draft: copy.draft, copy, continues: mergeOf(copy) !== 'conflict', others, needless }
}

/** Runs a function after a number of milliseconds; the returned function cancels it. */
export function runAfter(ms: number, run: () => void): () => void {
  const timer = window.setTimeout(run, ms)
  return () => window.clearTimeout(timer)
}
