import type { addToQueue as contract } from '@postwright/core/api/queues'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Member } from '@postwright/core/model/member'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireMember } from '../membership.ts'
import { enqueueDelivery } from '../publishing/enqueue-delivery.ts'
import { enrolIn } from './evergreens.ts'
import { loadQueueIn } from './load-queue.ts'
import { type InSlot, planInSlotIn } from './plan-in-slot.ts'
import { runFewMoves } from './queue-moves.ts'

type Input = z.output<typeof contract.input>

/**
 * Plans a post for a slot of a queue. Two users who add posts at the same time never get the same slot.
 * @throws the codes of the contract
 */
export async function addToQueue(deps: Deps, caller: Caller, input: Input): Promise<OutputOf<typeof contract>> {
  const planner = await requireMember(deps, caller, input.workspaceId, 'plan_posts')
  const { post, variants, at, queue } = await deps.transact((tx) => addIn(deps, tx, { ...input, planner }))
  await Promise.all(variants.map((variant) => enqueueDelivery(deps, variant)))
  await runFewMoves(deps, input, queue)
  return { post, variants, at }
}

async function addIn(deps: Deps, tx: Tx, order: Input & { planner: Member }): Promise<InSlot> {
  const { workspaceId, postId, rev, place, content, planner, brand = null } = order
  const actor = planner.uid
  const loaded = await loadQueueIn(deps, tx, order)
  const post = await deps.posts.getIn(tx, workspaceId, postId)
  if (!post) throw new AppError('not_found', { message: `post ${postId}` })
  const own = loaded.posts.find((queued) => queued.postId === postId)
  if (own && (place.kind === 'next' || (place.kind === 'slot' && place.at === own.at))) {
    const { variants, unreadable } = await deps.variants.allOfPostIn(tx, workspaceId, postId)
    return { workspaceId, post, variants, unreadable, at: own.at, queue: loaded.queue }
  }
  const enrolled = loaded.queue.evergreen ? await deps.evergreens.ofPostIn(tx, workspaceId, postId) : null
  const planned = await planInSlotIn(deps, tx, loaded, { post, place, rev, content, actor, planner, brand })
  if (loaded.queue.evergreen) enrolIn(deps, tx, loaded, { postId, at: planned.at, enrolled, actor })
  return planned
}
