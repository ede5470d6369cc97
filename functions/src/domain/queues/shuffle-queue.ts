import type { shuffleQueue as contract } from '@postwright/core/api/queues'
import type { OutputOf } from '@postwright/core/endpoint'
import { shuffleQueue as movesFor } from '@postwright/core/slots/shuffle-queue'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { loadQueueIn } from './load-queue.ts'
import { orderMoves } from './order-moves.ts'
import { runFewMoves } from './run-moves.ts'

/**
 * Brings the waiting posts into the order of a seed, over the slots that they have.
 * @throws the codes of the contract
 */
export async function shuffleQueue(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const { workspaceId, seed } = input
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  const queue = await deps.transact(async (tx) => {
    const loaded = await loadQueueIn(deps, tx, input)
    requireChannels(planner, loaded.queue.connectionIds)
    const moves = movesFor(loaded.posts, seed)
    if (moves.length === 0) return loaded.queue
    const ordered = orderMoves(loaded.queue, moves, { actor: caller.uid, now: deps.clock.now() })
    return deps.queues.noteIn(tx, workspaceId, loaded.queue, ordered)
  })
  return { queue: await runFewMoves(deps, input, queue) }
}
