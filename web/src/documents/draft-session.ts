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
  /** Begins to save; returns the way to leave. */
  open(): () => void
}

/**
 * What exists as long as the editor of one document is open: its saving, and its copy on this device, which no other tab changes
 * meanwhile.
 */
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

  /** The copy that is continued becomes the editor's own in one step. */
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
  /** The version that the editor starts from. */
  base: ServerVersion<Draft>
  /** What it shows. */
  draft: Draft
  /** The copy that goes on in the editor; null when there was none. */
  copy: WaitingDraft<Draft> | null
  /** Whether that copy simply goes on: the stored draft is still the one it builds on, or both fit together. */
  continues: boolean
  /** Older copies that say something else: a person decides about each. */
  others: readonly WaitingDraft<Draft>[]
  /** Copies that the stored document makes needless. */
  needless: readonly string[]
}

/**
 * What an editor starts with, given what is stored and what earlier visits left on this device, newest first. A copy continues
 * where it was: when the stored draft has not changed since it is simply saved, else it meets the stored one as a conflict,
 * unless the two fit together.
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
  // NOTE one revision behind at least, so that the stored version is met as a newer one.
  const rev = Math.min(copy.base.rev, stored.rev - 1)
  const base = { rev, draft: copy.base.draft, editable: true }
  return { base, draft: copy.draft, copy, continues: mergeOf(copy) !== 'conflict', others, needless }
}

/** Runs something after some milliseconds; the result calls it off. */
export function runAfter(ms: number, run: () => void): () => void {
  const timer = window.setTimeout(run, ms)
  return () => window.clearTimeout(timer)
}
