import { inQueueOrder, movesBetween, type QueuedPost } from './queued-post.ts'

/**
 * The moves that put a queue's posts, in their order, into the given free slots.
 * @returns the moves, and the posts for which no slot is left; those stay where they are
 */
export function replanQueue(
  posts: readonly QueuedPost[],
  free: Iterable<number>,
): { moves: QueuedPost[]; left: QueuedPost[] } {
  const ordered = inQueueOrder(posts)
  const wanted: QueuedPost[] = []
  if (ordered.length > 0) {
    for (const at of free) {
      const post = ordered[wanted.length]
      if (post) wanted.push({ ...post, at })
      if (wanted.length >= ordered.length) break
    }
  }
  return { moves: movesBetween(ordered, wanted), left: ordered.slice(wanted.length) }
}
