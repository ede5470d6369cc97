import type { moveInQueue as moveContract, shuffleQueue as shuffleContract } from '@postwright/core/api/queues'
import type { OutputOf } from '@postwright/core/endpoint'
import { moveInQueue as movesToPlace, shuffleQueue as movesToShuffle } from '@postwright/core/slots/queue-order'
import { slotTimes } from '@postwright/core/slots/slots'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { loadQueueIn } from './load-queue.ts'
import { runFewMoves, orderMoves } from './queue-moves.ts'

/**
 * Moves a waiting post to the slot of another post, or to a free slot.
 * @throws the codes of the contract
 */
export async function moveInQueue(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof moveContract.input>,
): Promise<OutputOf<typeof moveContract>> {
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
    const moves = movesToPlace(loaded.posts, { postId, at })
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

/**
 * Shuffles the waiting posts by a seed, over their existing slots.
 * @throws the codes of the contract
 */
export async function shuffleQueue(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof shuffleContract.input>,
): Promise<OutputOf<typeof shuffleContract>> {
  const { workspaceId, seed } = input
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  const queue = await deps.transact(async (tx) => {
    const loaded = await loadQueueIn(deps, tx, input)
    requireChannels(planner, loaded.queue.connectionIds)
    const moves = movesToShuffle(loaded.posts, seed)
    if (moves.length === 0) return loaded.queue
    const ordered = orderMoves(loaded.queue, moves, { actor: caller.uid, now: deps.clock.now() })
    return deps.queues.noteIn(tx, workspaceId, loaded.queue, ordered)
  })
  return { queue: await runFewMoves(deps, input, queue) }
}
