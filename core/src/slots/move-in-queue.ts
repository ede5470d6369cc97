import { inQueueOrder, movesBetween, type QueuedPost } from './queued-post.ts'

/**
 * The moves that put a post of a queue into the slot at `at`. Where another post has it, the posts between the two places shift
 * by one towards the place that is left: the same slots are taken as before. Into a free slot only the post itself moves.
 */
export function moveInQueue(posts: readonly QueuedPost[], { postId, at }: QueuedPost): QueuedPost[] {
  const ordered = inQueueOrder(posts)
  const from = ordered.findIndex((post) => post.postId === postId)
  const to = ordered.findIndex((post) => post.at === at)
  if (from === -1 || ordered[from]?.at === at) return []
  if (to === -1) return [{ postId, at }]
  const ids = ordered.map((post) => post.postId)
  ids.splice(to, 0, ...ids.splice(from, 1))
  return movesBetween(ordered, overSlots(ids, ordered))
}

/** The posts with these ids in this order, over the slots that the queue's posts have. */
export function overSlots(ids: readonly string[], ordered: readonly QueuedPost[]): QueuedPost[] {
  return ordered.flatMap(({ at }, place): QueuedPost[] => {
    const postId = ids[place]
    return postId === undefined ? [] : [{ postId, at }]
  })
}
