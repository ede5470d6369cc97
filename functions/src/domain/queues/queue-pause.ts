import type { setQueuePause as contract } from '@postwright/core/api/queues'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Member } from '@postwright/core/model/member'
import type { Queue } from '@postwright/core/model/queue'
import { freeSlots } from '@postwright/core/slots/slots'
import { inQueueOrder, replanQueue } from '@postwright/core/slots/queue-order'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { type LoadedQueue, loadQueueIn, plannableSpan } from './load-queue.ts'
import { runFewMoves, orderMoves } from './queue-moves.ts'
import { WORKSPACE_CHECK_KEPT } from '@postwright/core/limits'
import { createTtlCache } from '../ttl-cache.ts'

type Wanted = z.output<typeof contract.input>

/**
 * Pauses a queue, or ends its pause: slots that passed meanwhile stay empty, and held posts take the next slots before all others. A repeated call
 * changes nothing.
 * @throws the codes of the contract
 */
export async function setQueuePause(deps: Deps, caller: Caller, wanted: Wanted): Promise<OutputOf<typeof contract>> {
  const planner = await requireMember(deps, caller, wanted.workspaceId, 'plan_posts')
  const queue = await deps.transact((tx) => changeIn(deps, tx, { ...wanted, planner }))
  return { queue: await runFewMoves(deps, wanted, queue) }
}

async function changeIn(deps: Deps, tx: Tx, { planner, ...wanted }: Wanted & { planner: Member }): Promise<Queue> {
  const { workspaceId, queueId, isPaused } = wanted
  const loaded = await loadQueueIn(deps, tx, wanted)
  const { queue } = loaded
  requireChannels(planner, queue.connectionIds)
  if ((queue.pausedAt !== null) === isPaused) return queue
  const now = deps.clock.now()
  deps.auditLog.appendIn(tx, {
    action: isPaused ? 'queue.paused' : 'queue.resumed',
    actorUid: planner.uid,
    workspaceId,
    subject: `queues/${queueId}`,
    facts: { name: queue.name },
  })
  if (isPaused) return deps.queues.updateIn(tx, workspaceId, queue, { pausedAt: now })
  const moves = orderMoves(queue, await movesAfterPause(deps, loaded), { actor: planner.uid, now })
  return deps.queues.updateIn(tx, workspaceId, queue, { pausedAt: null, ...moves })
}

async function movesAfterPause(deps: Deps, { workspaceId, queue, posts }: LoadedQueue) {
  const found = await deps.queuedPosts.heldByPause(workspaceId, queue.id)
  if (found.length === 0) return []
  // Held posts no longer have a slot and come before all posts that have one.
  const held = inQueueOrder(found).map(({ postId }, place) => ({ postId, at: place }))
  const waiting = posts.filter(({ postId }) => !held.some((other) => other.postId === postId))
  return replanQueue([...held, ...waiting], freeSlots(queue, new Set(), plannableSpan(deps.clock.now()))).moves
}

/** Creates the check whether a queue is paused, used by deliveries: each process caches a queue for a while. A deleted queue is not paused. */
export function createQueueChecks({ queues, clock }: Pick<Deps, 'queues' | 'clock'>): Deps['isQueuePaused'] {
  const recently = createTtlCache<Queue | null>(clock, WORKSPACE_CHECK_KEPT)
  return async (workspaceId, queueId) => {
    const queue = await recently(`${workspaceId}/${queueId}`, () => queues.get(workspaceId, queueId))
    return queue !== null && queue.pausedAt !== null
  }
}
