import { createAutosave, type Autosave } from './autosave.ts'
import type { DraftFields, DraftType } from './draft-type.ts'
import { holdAsEditor, holdItem } from './outbox/item-locks.ts'
import { outbox } from './outbox/outbox.ts'
import { sending } from './outbox/sending.ts'
import type { WaitingDraft } from './outbox/waiting-item.ts'
import { runAfter } from './run-after.ts'
import { restoreCopies, type Restored } from './restore-copies.ts'
import type { ServerVersion } from './server-version.ts'

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
