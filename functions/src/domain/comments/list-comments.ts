import type { Comment } from '@postwright/core/model/comment'
import type { CommentSubject } from '@postwright/core/model/comment-subject'
import type { Deps } from '../ports/deps.ts'

/** What guests see of the comments of a post or deck, the latest first. Whether their link shows it is for the caller to ask. */
export async function listClientComments(
  { comments }: Pick<Deps, 'comments'>,
  { workspaceId, subject, before = null, limit }: Listed,
): Promise<Comment[]> {
  return comments.listOf(workspaceId, subject, { visibility: 'client', before, limit })
}

type Listed = { workspaceId: string; subject: CommentSubject; before?: number | null; limit: number }
