import type { PostDraft } from '@postwright/core/model/post'
import { createPost } from '../data/create-post.ts'
import type { WriteOutcome } from '../data/save-draft.ts'
import { holdItem } from './item-locks.ts'
import { begunHere } from './begun-here.ts'
import { outbox, sending } from './outbox.ts'

type NewPost = { uid: string; workspaceId: string; postId: string; draft: PostDraft }

/**
 * Stores a new post and keeps it on this device until the server has it: a page that ends before leaves the rest to the next.
 * While this one lives, Firestore itself sends it when the network is back.
 */
export async function beginPost({ uid, workspaceId, postId, draft }: NewPost): Promise<WriteOutcome> {
  const id = crypto.randomUUID()
  const lock = holdItem(id)
  begunHere.add(postId)
  const base = { rev: 0, draft }
  void outbox.change([{ kind: 'draft', id, uid, workspaceId, postId, base, draft, keptAt: Date.now(), problem: null }])
  const outcome = await createPost(workspaceId, postId, { uid, draft })
  if (outcome !== 'failed') await outbox.change([], [id])
  lock.release()
  sending.now()
  return outcome
}
