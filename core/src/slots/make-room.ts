import { inQueueOrder, type QueuedPost } from './queued-post.ts'

/**
 * The moves that free the slot at `at` for another post: the post there takes the next slot, the one there the next, up to the
 * first slot that is free. The last move comes first, so that at no time two posts have one slot.
 * @param later slots after `at`, in order
 * @returns null where no free slot follows
 */
export function makeRoom(posts: readonly QueuedPost[], at: number, later: Iterable<number>): QueuedPost[] | null {
  const byTime = new Map(inQueueOrder(posts).map((post) => [post.at, post.postId]))
  const moves: QueuedPost[] = []
  let displaced = byTime.get(at)
  if (displaced === undefined) return []
  for (const slot of later) {
    moves.unshift({ postId: displaced, at: slot })
    displaced = byTime.get(slot)
    if (displaced === undefined) return moves
  }
  return null
}
