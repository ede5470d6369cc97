import type { Queue } from '@postwright/core/model/queue'
import { nextFreeSlot } from '@postwright/core/slots/slots'
import type { QueuedPost } from '@postwright/core/slots/queue-order'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError, UnreadableDocument } from '../app-error.ts'
import type { Plan } from '../posts/plan.ts'
import { rescheduleIn } from '../posts/reschedule-post.ts'
import { enqueueDelivery } from '../publishing/enqueue-delivery.ts'
import { loadQueueIn, plannableSpan } from './load-queue.ts'
import { filterByService } from '../service-filter.ts'

/** Maximum number of moves that a call makes before it responds; if there are more, all of them run in the background. */
export const MOVES_AT_ONCE = 10

type Place = { workspaceId: string; queueId: string }

/**
 * Makes the moves stored in a queue, each with its post in one transaction. Parallel runs, and runs after a kill, continue with the remaining moves.
 */
export async function runMoves(deps: Deps, place: Place): Promise<void> {
  for (;;) {
    const moved = await deps.transact((tx) => moveFirstIn(deps, tx, place))
    if (!moved) return
    await Promise.all(moved.variants.map((variant) => enqueueDelivery(deps, variant)))
  }
}

/** Makes the moves now if there are at most `MOVES_AT_ONCE`; otherwise `onQueueWritten` makes them all. Returns the current queue. */
export async function runFewMoves(deps: Deps, place: Place, queue: Queue): Promise<Queue> {
  if (queue.moves.length === 0 || queue.moves.length > MOVES_AT_ONCE) return queue
  await runMoves(deps, place)
  return (await deps.queues.get(place.workspaceId, place.queueId)) ?? queue
}

/** @returns the variants planned by the first move; null when there is none */
async function moveFirstIn(deps: Deps, tx: Tx, place: Place): Promise<Pick<Plan, 'variants'> | null> {
  const { workspaceId, queueId } = place
  const queue = await deps.queues.getIn(tx, workspaceId, queueId)
  const [first, ...rest] = queue?.moves ?? []
  if (!queue || !first) return null
  const moved = await moveIn(deps, tx, { ...place, queue, move: first })
  const movingAt = rest.length > 0 ? deps.clock.now() : null
  deps.queues.noteIn(tx, workspaceId, queue, {
    moves: rest,
    movingAt,
    movedBy: movingAt === null ? null : queue.movedBy,
  })
  return moved ?? { variants: [] }
}

/** @returns null if the post can no longer be moved, or has left the queue: it stays unchanged */
async function moveIn(
  deps: Deps,
  tx: Tx,
  { workspaceId, queueId, queue, move }: Place & { queue: Queue; move: QueuedPost },
): Promise<Plan | null> {
  const { postId } = move
  try {
    const post = await deps.posts.getIn(tx, workspaceId, postId)
    const at = post?.queueId === queueId ? await timeFor(deps, tx, { workspaceId, queue, move }) : null
    if (at === null) return null
    const scheduled = fromInstant(at, queue.tzid)
    const actor = queue.movedBy ?? queue.createdBy
    return await rescheduleIn(deps, tx, { workspaceId, postId, scheduled, actor, inQueue: { queueId } })
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof UnreadableDocument)) throw error
    deps.logger.warn('a post of a queue could not be moved', { workspaceId, queueId, postId, error: error.message })
    return null
  }
}

/** Returns the slot of the move, or the next free one if it has passed meanwhile; null if none is free. */
async function timeFor(
  deps: Deps,
  tx: Tx,
  { workspaceId, queue, move }: { workspaceId: string; queue: Queue; move: QueuedPost },
): Promise<number | null> {
  const now = deps.clock.now()
  if (move.at > now) return move.at
  const { taken } = await loadQueueIn(deps, tx, { workspaceId, queueId: queue.id })
  return nextFreeSlot(queue, taken, plannableSpan(now))
}

/**
 * Returns the fields of a queue with these moves added to its pending ones; the latest move of a post applies. They are stored before the first post
 * is moved, so a killed run can be resumed.
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

/** Time without progress after which moves count as left over from a killed run. */
const LEFT_AFTER = 2 * 60_000

const QUEUES_AT_ONCE = 50

/** Resumes the moves of queues whose run was killed. A failed queue does not stop the others. */
export async function finishMoves(deps: Deps): Promise<void> {
  const left = await deps.queues.listMoving(deps.clock.now() - LEFT_AFTER, QUEUES_AT_ONCE)
  for (const place of await filterByService(deps.services, 'queues', left)) {
    try {
      await runMoves(deps, place)
    } catch (error) {
      deps.logger.error('the moves of a queue could not be finished', { ...place, error: String(error) })
    }
  }
}
