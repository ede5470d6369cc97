import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Post } from '@postwright/core/model/post'
import { toServerVersion } from '@/publishing/data/save-draft.ts'
import { outbox } from '@/publishing/outbox/outbox.ts'
import type { WaitingDraft } from '@/publishing/outbox/waiting-item.ts'
import { useSignedIn } from '@/session/use-session.ts'
import type { Autosave } from '../autosave.ts'
import { createDraftSession } from '../draft-session.ts'

/** Work of an earlier visit beside what the editor shows; nothing is published while its author has not decided. */
export type Undecided = { copy: WaitingDraft; accept: () => void; discard: () => void }

/** The editor continues what an earlier visit typed, because nothing else has happened to the post since. */
export type Continued = { keptAt: number; undo: () => void; dismiss: () => void }

/** Connects the composer to a stored post: its draft, how saving goes, and what earlier visits left behind. */
export function useAutosave(workspaceId: string, post: Post, left: readonly WaitingDraft[]) {
  const { user } = useSignedIn()
  const [stored] = useState(() => toServerVersion(post))
  const [session] = useState(() => createDraftSession({ uid: user.id, workspaceId, postId: post.id }, stored, left))
  const { autosave, restored } = session
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState)
  const [undecided, setUndecided] = useState(restored.others)
  const [isTold, setTold] = useState(!restored.continues)

  useEffect(() => session.open(), [session])
  useEffect(() => autosave.serverChanged(toServerVersion(post)), [autosave, post])

  useEffect(() => {
    window.addEventListener('online', autosave.connectionChanged)
    window.addEventListener('offline', autosave.connectionChanged)
    return () => {
      window.removeEventListener('online', autosave.connectionChanged)
      window.removeEventListener('offline', autosave.connectionChanged)
    }
  }, [autosave])

  const [next] = undecided
  function decide(copy: WaitingDraft) {
    setUndecided((before) => before.filter(({ id }) => id !== copy.id))
    void outbox.change([], [copy.id])
  }
  const restore: Undecided | null = next
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
  const isContinued = !isTold && !state.theirs && state.status !== 'locked'
  const continued: Continued | null =
    copy && isContinued
      ? {
          keptAt: copy.keptAt,
          undo() {
            setTold(true)
            autosave.edit(stored.draft)
          },
          dismiss: () => setTold(true),
        }
      : null
  return { autosave: restore ? asking(autosave) : autosave, state, restore, continued }
}

/** Saves as ever, but lets nothing go out: there is a version that its author has not decided about. */
function asking(autosave: Autosave): Autosave {
  return { ...autosave, flush: () => Promise.resolve({ ok: false, status: 'conflict' }) }
}
