import type { PostDraft } from '@postwright/core/model/post'
import { readLatest, saveDraft } from '@/publishing/data/save-draft.ts'
import type { ServerVersion } from '@/publishing/merge-versions.ts'
import { holdAsEditor, holdItem } from '@/publishing/outbox/item-locks.ts'
import { outbox, sending } from '@/publishing/outbox/outbox.ts'
import type { WaitingDraft } from '@/publishing/outbox/waiting-item.ts'
import { createAutosave, type Autosave } from './autosave.ts'
import { restoreCopies, type Restored } from './restore-copies.ts'

export type SessionOptions = { uid: string; workspaceId: string; postId: string }

export type DraftSession = {
  autosave: Autosave
  restored: Restored
  /** Begins to save; returns the way to leave. */
  open(): () => void
}

/**
 * What lives as long as the editor of one post: its saving, and its copy on this device, which no other tab touches while
 * this page lives.
 */
export function createDraftSession(
  { uid, workspaceId, postId }: SessionOptions,
  stored: ServerVersion,
  left: readonly WaitingDraft[],
): DraftSession {
  const id = crypto.randomUUID()
  const restored = restoreCopies(stored, left)
  let opened = 0

  function copyOf(draft: PostDraft, base: WaitingDraft['base']): WaitingDraft {
    return { kind: 'draft', id, uid, workspaceId, postId, base, draft, keptAt: Date.now(), problem: null }
  }

  const autosave = createAutosave(
    restored.base,
    {
      write: (draft, rev) => saveDraft(workspaceId, postId, draft, rev),
      readLatest: () => readLatest(workspaceId, postId),
      keep: (draft, base) => outbox.change([copyOf(draft, base)]),
      forget: () => void outbox.change([], [id]),
      isOnline: () => navigator.onLine,
      after(ms, run) {
        const timer = window.setTimeout(run, ms)
        return () => window.clearTimeout(timer)
      },
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
      const locks = [holdItem(id), holdAsEditor(postId)]
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
