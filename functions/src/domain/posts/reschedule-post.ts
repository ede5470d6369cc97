import type { reschedulePost as contract } from '@postwright/core/api/posts'
import type { OutputOf } from '@postwright/core/endpoint'
import { withApproval } from '@postwright/core/approvals/needed-approvals'
import type { Variant } from '@postwright/core/model/variant'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { type BrandDecision, decideBrandIn, type JudgedChannel } from '../brand-rules/decide-brand.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { enqueueDelivery } from '../publishing/enqueue-delivery.ts'
import { isApprover } from './find-approvers.ts'
import { checkChannelsIn, whenIn, refusePeoplesPlans } from './plan-requirements.ts'
import {
  type Change,
  loadPlanIn,
  nextGeneration,
  type Plan,
  findKeptQueue,
  refuseWhileUnresolved,
  refuseWhileSent,
  savePlanIn,
} from './plan.ts'
import { replanVariant, replanWaiting } from './plan-variant.ts'
import { confirmationOf, type ScheduleOrder, withBrand } from './schedule-post.ts'

/** States of variants that can be moved to another time. Parts that wait for the previous one move along with their channel. */
export const MOVABLE: readonly VariantState[] = ['scheduled', 'claimed', 'prepared', 'failed', 'held']

/**
 * Moves unpublished variants to another time, with their frozen content.
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
      brand: confirmationOf(caller, input),
      scheduled,
      actor: caller.uid,
      planner,
      isUnseen: caller.access?.waitsForPerson === true,
      ...(input.rejoins === true && { bySeries: { detachedAt: null } }),
    }),
  )
  await Promise.all(variants.map((variant) => enqueueDelivery(deps, variant)))
  return { post, variants }
}

/**
 * Moves a post to a time that is already resolved, in a transaction that has written nothing yet.
 * @throws as `reschedulePost`
 */
export async function rescheduleIn(deps: Deps, tx: Tx, order: ScheduleOrder): Promise<Plan> {
  const { scheduled, actor, bySeries } = order
  const plan = await loadPlanIn(deps, tx, order)
  if (order.isUnseen) refusePeoplesPlans(plan.variants)
  const inQueue = order.inQueue ?? findKeptQueue(plan, scheduled)
  refuseWhileSent(plan.variants)
  const movable = plan.variants.filter((variant) => MOVABLE.includes(variant.state))
  if (movable.length === 0) refuseWhileUnresolved(plan.variants)
  if (movable.length === 0) throw new AppError(reasonFor(plan.variants))
  const channels = movable.map((variant) => variant.connectionId)
  if (order.planner) requireChannels(order.planner, channels)
  await checkChannelsIn(deps, tx, order.workspaceId, channels)
  const generation = nextGeneration(plan)
  const movedBy = !order.isUnseen && (await isApprover(deps, order.workspaceId, actor)) ? actor : null
  // An automatic move is not judged here: its delivery judges it again if the rules have changed.
  const isAutomatic = order.brand === undefined && !order.isUnseen
  const judged = isAutomatic ? null : judgedNow(plan, movable, scheduled.instant)
  const brand = judged && (await decideBrandIn(deps, tx, order, judged))
  const waiting = plan.variants.filter(
    ({ state, connectionId }) => state === 'approved' && channels.includes(connectionId),
  )
  const replan = { scheduled, generation, movedBy }
  const planned = [
    ...movable.map((variant) => replanVariant(deps.clock, variant, replan)),
    ...waiting.map((part) => replanWaiting(deps.clock, part, replan)),
  ]
  const changes = planned.map((variant): Change => {
    const moved = { step: 'schedule', variant } as const
    return brand ? approvedAs(brand, withBrand(brand)(moved), movedBy, deps.clock.now()) : moved
  })
  return savePlanIn(deps, tx, plan, { changes, generation, actor, inQueue, bySeries })
}

/** Returns the frozen content with all its parts, by channel. */
function judgedNow({ variants }: Plan, movable: readonly Variant[], plannedFor: number): JudgedChannel[] {
  return movable
    .filter(({ partIndex }) => partIndex === 0)
    .map((before) => {
      const { connectionId, handle, contentHash: channelHash } = before
      const planned = variants.filter((each) => each.connectionId === connectionId && each.state !== 'cancelled')
      return {
        connectionId,
        handle,
        contents: planned.map(({ content }) => content),
        channelHash,
        before,
        isSame: true,
        plannedFor,
      }
    })
}

/** Treats a move as approval if the user has confirmed breaches and may approve them. */
function approvedAs(
  brand: ReadonlyMap<string, BrandDecision>,
  change: Change,
  movedBy: string | null,
  now: number,
): Change {
  if (movedBy === null || !brand.get(change.variant.connectionId)?.isApproved) return change
  const given = { by: { kind: 'member', uid: movedBy }, side: 'internal', approvedAt: now } as const
  return { ...change, variant: withApproval(change.variant, given) }
}

function reasonFor(variants: readonly Variant[]): 'already_published' | 'not_scheduled' {
  const live = variants.filter((variant) => variant.state !== 'cancelled')
  return live.length > 0 && live.every((variant) => variant.state === 'published')
    ? 'already_published'
    : 'not_scheduled'
}
