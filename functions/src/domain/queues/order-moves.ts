import type { Queue } from '@postwright/core/model/queue'
import type { QueuedPost } from '@postwright/core/slots/queued-post'

/**
 * The fields of a queue that has these moves before it as well as those that it had; the latest move of a post holds. They are
 * stored before the first post is moved, so that a run that was killed is gone on with.
 */
export function orderMoves(
  queue: Queue,
  moves: readonly QueuedPost[],
  { actor, now }: { actor: string; now: number },
): Pick<Queue, 'plannedAt' | 'moves' | 'movingAt' | 'movedBy'> {
  const latest = new Map([...queue.moves, ...moves].map(({ postId, at }) => [postId, at]))
  const all = [...latest].map(([postId, at]) => ({ postId, at }))
  if (all.length === 0) return { plannedAt: now, moves: [], movingAt: null, movedBy: null }
  return { plannedAt: now, moves: all, movingAt: now, movedBy: moves.length > 0 ? actor : queue.movedBy }
}
