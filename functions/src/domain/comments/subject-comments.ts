import type { Comment } from '@postwright/core/model/comment'
import type { CommentSubject } from '@postwright/core/model/comment-subject'
import type { Deps } from '../ports/deps.ts'

/** Lists the guest-visible comments of a post or deck, the latest first. The caller checks that the guest's link includes it. */
export async function listClientComments(
  { comments }: Pick<Deps, 'comments'>,
  { workspaceId, subject, before = null, limit }: Listed,
): Promise<Comment[]> {
  return comments.listOf(workspaceId, subject, { visibility: 'client', before, limit })
}

type Listed = { workspaceId: string; subject: CommentSubject; before?: number | null; limit: number }

type Commented = { workspaceId: string; kind: 'series' | 'queue' | 'event'; id: string }

/** Deletes the comments on a deleted series, queue or event. Does nothing if the subject exists again. Idempotent. */
export async function deleteCommentsOf(
  { comments }: Pick<Deps, 'comments'>,
  { workspaceId, kind, id }: Commented,
): Promise<void> {
  if (await comments.exists(workspaceId, { kind, id })) return
  await comments.deleteOf(workspaceId, { kind, id })
}
