import type { Post } from '@postwright/core/model/post'
import type { Queue } from '@postwright/core/model/queue'
import { inQueueOrder, type QueuedPost } from '@postwright/core/slots/queued-post'

/** The slots of a queue's posts: those that they have, or those that they are being moved to. */
export function queuedPosts({ moves }: Pick<Queue, 'moves'>, posts: readonly Post[]): QueuedPost[] {
  const moving = new Map(moves.map(({ postId, at }) => [postId, at]))
  return inQueueOrder(
    posts.flatMap(({ id, nextAt }) => {
      const at = moving.get(id) ?? nextAt
      return at === null ? [] : [{ postId: id, at }]
    }),
  )
}
