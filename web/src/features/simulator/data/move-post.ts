import { ApiError } from '@/lib/api-error.ts'
import { reschedule } from '@/posts/data/post-commands.ts'
import { readPost } from '@/posts/data/read-post.ts'

/** Moves a post as it is now to a time. @throws ApiError */
export async function movePost(
  workspaceId: string,
  { postId, local, tzid }: { postId: string; local: string; tzid: string },
): Promise<void> {
  const post = await readPost(workspaceId, postId)
  if (!post) throw new ApiError('not_found', { detail: '', status: 404 })
  await reschedule({ workspaceId, postId, rev: post.rev, when: { kind: 'at', local, tzid } })
}
