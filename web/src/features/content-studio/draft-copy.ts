import { z } from 'zod'
import { instant, revision } from '@postwright/core/ids'
import { postDraftSchema, type PostDraft } from '@postwright/core/model/post'
import { sameDraft } from './same-draft.ts'

const draftCopySchema = z.object({ draft: postDraftSchema, baseRev: revision(), keptAt: instant() })

/** Unsaved work on this device: what was typed, the revision it builds on, and when it was kept. */
export type DraftCopy = z.infer<typeof draftCopySchema>

type Slots = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The storage key of a post's unsaved work. */
function draftCopyKey(postId: string): string {
  return `postwright.draft.${postId}`
}

/** Reads unsaved work; null when there is none or it cannot be understood. */
export function readDraftCopy(storage: Slots, postId: string): DraftCopy | null {
  try {
    return draftCopySchema.parse(JSON.parse(storage.getItem(draftCopyKey(postId)) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps unsaved work; false when the browser refuses to store it. */
export function keepDraftCopy(storage: Slots, postId: string, copy: DraftCopy): boolean {
  try {
    storage.setItem(draftCopyKey(postId), JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

/** Drops unsaved work that the server has, or that its author does not want. */
export function dropDraftCopy(storage: Slots, postId: string): void {
  try {
    storage.removeItem(draftCopyKey(postId))
  } catch {
    // Storage that cannot be reached holds nothing to drop.
  }
}

/** Whether a copy holds something that the stored post does not, so that its author must be asked. */
export function isWorthRestoring(copy: DraftCopy | null, stored: PostDraft): copy is DraftCopy {
  return copy !== null && !sameDraft(copy.draft, stored)
}
