import type { reschedulePost as contract } from '@postwright/core/api/posts'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Variant } from '@postwright/core/model/variant'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { enqueueDelivery } from '../publishing/enqueue-delivery.ts'
import { isApprover } from './find-approvers.ts'
import { checkChannelsIn } from './check-channels.ts'
import {
  loadPlanIn,
  nextGeneration,
  type Plan,
  queueKept,
  refuseWhileUnresolved,
  refuseWhileSent,
  savePlanIn,
} from './plan.ts'
import { replanVariant } from './plan-variant.ts'
import type { ScheduleOrder } from './schedule-post.ts'
import { whenIn } from './when-in.ts'

/** What is certainly not published and not cancelled. */
export const MOVABLE: readonly VariantState[] = ['scheduled', 'claimed', 'prepared', 'failed', 'held']

/**
 * Moves what is not published to another time, with the content as it was frozen.
 * @throws the codes of the contract
 */
export async function reschedulePost(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const { workspaceId } = input
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  const scheduled = await whenIn(deps, workspaceId, input.when)
  const { post, variants } = await deps.transact((tx) =>
    rescheduleIn(deps, tx, {
      ...input,
      scheduled,
      actor: caller.uid,
      planner,
      ...(input.rejoins === true && { bySeries: { detachedAt: null } }),
    }),
  )
  await Promise.all(variants.map((variant) => enqueueDelivery(deps, variant)))
  return { post, variants }
}

/**
 * The same for a time that was decided before, in a transaction that has written nothing yet.
 * @throws as `reschedulePost`
 */
export async function rescheduleIn(deps: Deps, tx: Tx, order: ScheduleOrder): Promise<Plan> {
  const { scheduled, actor, bySeries } = order
  const plan = await loadPlanIn(deps, tx, order)
  const inQueue = order.inQueue ?? queueKept(plan, scheduled)
  refuseWhileSent(plan.variants)
  const movable = plan.variants.filter((variant) => MOVABLE.includes(variant.state))
  if (movable.length === 0) refuseWhileUnresolved(plan.variants)
  if (movable.length === 0) throw new AppError(reasonFor(plan.variants))
  const channels = movable.map((variant) => variant.connectionId)
  if (order.planner) requireChannels(order.planner, channels)
  await checkChannelsIn(deps, tx, order.workspaceId, channels)
  const generation = nextGeneration(plan)
  const movedBy = (await isApprover(deps, order.workspaceId, actor)) ? actor : null
  const changes = movable.map((variant) => ({
    step: 'schedule' as const,
    variant: replanVariant(deps.clock, variant, { scheduled, generation, movedBy }),
  }))
  return savePlanIn(deps, tx, plan, { changes, generation, actor, inQueue, bySeries })
}

function reasonFor(variants: readonly Variant[]): 'already_published' | 'not_scheduled' {
  const live = variants.filter((variant) => variant.state !== 'cancelled')
  return live.length > 0 && live.every((variant) => variant.state === 'published')
    ? 'already_published'
    : 'not_scheduled'
}
