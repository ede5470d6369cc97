import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Post } from '@postwright/core/model/post'
import { createAutosave, type Autosave } from '../autosave.ts'
import { readLatest, saveDraft, toServerVersion } from '../data/save-draft.ts'
import { dropDraftCopy, isWorthRestoring, keepDraftCopy, readDraftCopy, type DraftCopy } from '../draft-copy.ts'

/** Work of an earlier visit that never reached the server; while its author has not decided, it is not written over. */
type Restore = { copy: DraftCopy; accept: () => void; discard: () => void }

/** Connects the composer to a stored post: its draft, how saving goes, and what an earlier visit left behind. */
export function useAutosave(workspaceId: string, post: Post) {
  const [session] = useState(() => openSession(workspaceId, post))
  const { autosave, found, decide: settle } = session
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState)
  const [left, setLeft] = useState(found)

  useEffect(() => {
    autosave.open()
    return () => autosave.close()
  }, [autosave])

  useEffect(() => autosave.serverChanged(toServerVersion(post)), [autosave, post])

  useEffect(() => {
    window.addEventListener('online', autosave.connectionChanged)
    window.addEventListener('offline', autosave.connectionChanged)
    return () => {
      window.removeEventListener('online', autosave.connectionChanged)
      window.removeEventListener('offline', autosave.connectionChanged)
    }
  }, [autosave])

  function decide() {
    settle()
    setLeft(null)
  }

  const restore: Restore | null = left && {
    copy: left,
    accept: () => {
      decide()
      autosave.edit(left.draft)
    },
    discard: () => {
      decide()
      dropDraftCopy(window.localStorage, post.id)
    },
  }
  return { autosave, state, restore }
}

type Session = { autosave: Autosave; found: DraftCopy | null; decide: () => void }

/** What lives as long as the editor of one post; made once, outside of React. */
function openSession(workspaceId: string, post: Post): Session {
  const stored = toServerVersion(post)
  const copy = readDraftCopy(window.localStorage, post.id)
  const found = isWorthRestoring(copy, stored.draft) ? copy : null
  let isUndecided = found !== null
  const autosave = createAutosave(stored, {
    write: (draft, rev) => saveDraft(workspaceId, post.id, draft, rev),
    readLatest: () => readLatest(workspaceId, post.id),
    keep: (draft, baseRev) =>
      !isUndecided && keepDraftCopy(window.localStorage, post.id, { draft, baseRev, keptAt: Date.now() }),
    forget: () => {
      if (!isUndecided) dropDraftCopy(window.localStorage, post.id)
    },
    isOnline: () => navigator.onLine,
    after: (ms, run) => {
      const timer = window.setTimeout(run, ms)
      return () => window.clearTimeout(timer)
    },
  })
  const decide = () => {
    isUndecided = false
  }
  return { autosave, found, decide }
}
