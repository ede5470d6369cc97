import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSignedIn } from '@/session/use-session.ts'
import type { Autosave } from './autosave.ts'
import { createDraftSession, runAfter } from './draft-session.ts'
import type { DraftFields, DraftType } from './draft-type.ts'
import { openEditors } from './outbox/open-editors.ts'
import { outbox } from './outbox/outbox.ts'
import type { WaitingDraft } from './outbox/waiting-item.ts'
import { createSettledState, type LiveFields } from './settled-state.ts'
import { useFollowConnection } from './use-follow-connection.ts'

/** Edits of an earlier visit, shown next to the editor; nothing is sent until the author has decided. */
export type Undecided<Draft> = { copy: WaitingDraft<Draft>; accept: () => void; discard: () => void }

/** Edits of an earlier visit that continue in the editor, because the document has not changed since or its changes can be merged. */
export type Continued = { keptAt: number; undo: () => void; dismiss: () => void }

/**
 * Edits a stored document of any collection with a draft type: returns its draft, the save status and the edits left by earlier visits. Changes are
 * saved automatically, and kept on this device until they are.
 * @param left result of `useUnsavedCopies` for the document
 * @param follows fields that the screen updates itself: texts, by path, which reach the returned state once typing pauses, and choices, which reach
 * it as soon as they are visible
 */
export function useDocumentDraft<Document extends { id: string }, Draft extends DraftFields>(
  type: DraftType<Document, Draft>,
  document: Document,
  left: readonly WaitingDraft<Draft>[],
  follows: LiveFields = NOTHING_LIVE,
) {
  const { user, workspaceId } = useSignedIn()
  const [stored] = useState(() => type.versionOf(document))
  const [session] = useState(() =>
    createDraftSession({ type, uid: user.id, workspaceId, documentId: document.id }, stored, left),
  )
  const { autosave, restored } = session
  const [settled] = useState(() => createSettledState(autosave, { ...follows, after: runAfter }))
  const state = useSyncExternalStore(settled.subscribe, settled.getState)
  const [undecided, setUndecided] = useState(restored.others)
  const [isShown, setShown] = useState(restored.continues)

  useEffect(() => {
    const close = session.open()
    const leave = openEditors.enter({ collection: type.collection, documentId: document.id }, { attach: null })
    return () => {
      leave()
      close()
    }
  }, [session, type, document.id])
  useEffect(() => autosave.serverChanged(type.versionOf(document)), [autosave, type, document])
  useFollowConnection(autosave.connectionChanged)

  const [next] = undecided
  function decide(copy: WaitingDraft<Draft>) {
    setUndecided((before) => before.filter(({ id }) => id !== copy.id))
    void outbox.change([], [copy.id])
  }
  const restore: Undecided<Draft> | null = next
    ? {
        copy: next,
        accept() {
          autosave.edit(next.draft)
          decide(next)
        },
        discard: () => decide(next),
      }
    : null

  const { copy } = restored
  const isContinued = isShown && !state.theirs && state.status !== 'locked'
  const continued: Continued | null =
    copy && isContinued
      ? {
          keptAt: copy.keptAt,
          undo() {
            setShown(false)
            autosave.edit(stored.draft)
          },
          dismiss: () => setShown(false),
        }
      : null
  const isAsking = restore !== null
  const used = useMemo(() => (isAsking ? asking(autosave) : autosave), [isAsking, autosave])
  return { autosave: used, state, settle: settled.settle, restore, continued }
}

const NOTHING_LIVE: LiveFields = { isLive: () => false }

/** Wraps an autosave so that `flush` reports a conflict, because the author has not decided yet on another version. */
function asking<Draft>(autosave: Autosave<Draft>): Autosave<Draft> {
  return { ...autosave, flush: () => Promise.resolve({ ok: false, status: 'conflict' }) }
}
