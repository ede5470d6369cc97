import type { moveInQueue as contract } from '@postwright/core/api/queues'
import type { OutputOf } from '@postwright/core/endpoint'
import { moveInQueue as movesFor } from '@postwright/core/slots/move-in-queue'
import { slotTimes } from '@postwright/core/slots/slot-times'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { loadQueueIn } from './load-queue.ts'
import { orderMoves } from './order-moves.ts'
import { runFewMoves } from './run-moves.ts'

/**
 * Moves a waiting post to the slot of another, or to a free one.
 * @throws the codes of the contract
 */
export async function moveInQueue(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const { workspaceId, postId, at } = input
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  const queue = await deps.transact(async (tx) => {
    const loaded = await loadQueueIn(deps, tx, input)
    requireChannels(planner, loaded.queue.connectionIds)
    const own = loaded.posts.find((queued) => queued.postId === postId)
    if (!own) throw new AppError('not_found', { message: `post ${postId} waits in no slot of ${input.queueId}` })
    const now = deps.clock.now()
    const isSlot = loaded.posts.some((queued) => queued.at === at) || slotTimes(loaded.queue, oneMoment(at)).length > 0
    if (at <= now || !isSlot) throw new AppError('slot_taken', { message: `no slot of ${input.queueId} at ${at}` })
    const moves = movesFor(loaded.posts, { postId, at })
    if (moves.length === 0) return loaded.queue
    return deps.queues.noteIn(
      tx,
      workspaceId,
      loaded.queue,
      orderMoves(loaded.queue, moves, { actor: caller.uid, now }),
    )
  })
  return { queue: await runFewMoves(deps, input, queue) }
}

function oneMoment(at: number) {
  return { from: at, until: at + 1 }
}
