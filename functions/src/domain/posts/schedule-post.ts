import type { schedulePost as contract } from '@postwright/core/api/posts'
import type { OutputOf } from '@postwright/core/endpoint'
import { listValidApprovals, withApproval } from '@postwright/core/approvals/needed-approvals'
import type { BrandConfirmation } from '@postwright/core/model/brand-verdict'
import type { Member } from '@postwright/core/model/member'
import type { Post } from '@postwright/core/model/post'
import { type Variant, variantId } from '@postwright/core/model/variant'
import type { ZonedTime } from '@postwright/core/time/zoned-time'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { type BrandDecision, decideBrandIn, type JudgedChannel } from '../brand-rules/decide-brand.ts'
import { requireWorkspaceLimitIn } from '../entitlements/entitlements.ts'
import { findApproversIn, leaveToPeople, type PlanApproval, type WrittenBy } from './find-approvers.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { enqueueDelivery } from '../publishing/enqueue-delivery.ts'
import { channelHashOf } from '../publishing/contents.ts'
import { checkChannelsIn, whenIn, leavePeoplesPlans } from './plan-requirements.ts'
import { type FrozenChannel, freezeFor, freezePostIn } from './freeze-content.ts'
import {
  type Change,
  type InQueue,
  loadPlanIn,
  nextGeneration,
  type Plan,
  findKeptQueue,
  refuseWhileSent,
  savePlanIn,
} from './plan.ts'
import { planParts } from './plan-parts.ts'
import { cancelVariant, planVariant, replanVariant } from './plan-variant.ts'

type Input = z.output<typeof contract.input>

/**
 * Freezes the draft for each chosen channel and plans it, on all of them or none.
 * @throws the codes of the contract
 */
export async function schedulePost(deps: Deps, caller: Caller, input: Input): Promise<OutputOf<typeof contract>> {
  const { workspaceId, when } = input
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  const scheduled = await whenIn(deps, workspaceId, when)
  const isUnseen = caller.access?.waitsForPerson === true
  const order = { ...input, brand: confirmationOf(caller, input), scheduled, actor: caller.uid, planner, isUnseen }
  const saved = await deps.transact(async (tx) => {
    const plan = await loadPlanIn(deps, tx, input)
    leavePeoplesPlans(caller, plan.variants)
    return schedulePlanIn(deps, tx, plan, order)
  })
  await Promise.all(saved.variants.map((variant) => enqueueDelivery(deps, variant)))
  return { post: saved.post, variants: saved.variants }
}

/** Returns the breaches that a caller has confirmed; undefined if a person has to approve the caller's plans, to whom the breaches are shown. */
export function confirmationOf({ access }: Caller, { brand }: Pick<Input, 'brand'>): ScheduleOrder['brand'] {
  return access?.waitsForPerson === true ? undefined : (brand ?? null)
}

/**
 * `inQueue`: queue that has a slot at the time. `writtenBy`: authors of the content, if it is planned without a user who sees it; otherwise `actor`
 * is responsible for the content.
 */
export type ScheduleOrder = {
  workspaceId: string
  postId: string
  rev?: number | undefined
  scheduled: ZonedTime
  actor: string
  writtenBy?: WrittenBy | undefined
  /** Member who plans the post by hand; may be limited to some channels. */
  planner?: Member | undefined
  /** True if an assistant plans the post: its plans need approval by a user first. */
  isUnseen?: boolean | undefined
  /** Breaches of brand rules that the planning user has confirmed; null for none, omitted if no user can be asked. */
  brand?: BrandConfirmation | null | undefined
  inQueue?: InQueue | undefined
  bySeries?: Partial<Post>
}

/**
 * Schedules a post for a time that is already resolved, in a transaction that has written nothing yet.
 * @throws as `schedulePost`
 */
export async function scheduleIn(deps: Deps, tx: Tx, order: ScheduleOrder): Promise<Plan> {
  return schedulePlanIn(deps, tx, await loadPlanIn(deps, tx, order), order)
}

/**
 * Freezes and plans a post that was already read or is stored with its plan, in a transaction that has written nothing yet.
 * @throws as `schedulePost`
 */
export async function schedulePlanIn(deps: Deps, tx: Tx, plan: Plan, order: ScheduleOrder): Promise<Plan> {
  const { connectionIds = plan.post.connectionIds } = order.inQueue ?? {}
  if (connectionIds.length === 0) throw new AppError('nothing_to_publish')
  if (order.planner) requireChannels(order.planner, connectionIds)
  refuseWhileSent(plan.variants)
  const published = plan.variants.filter(isPublishedPost).map((variant) => variant.connectionId)
  const chosen = [...new Set(connectionIds)].filter((id) => !published.includes(id))
  refuseUnreadable(plan, chosen)
  const channels = await checkChannelsIn(deps, tx, order.workspaceId, chosen)
  const frozen = freezeFor(await freezePostIn(deps, tx, order.workspaceId, { post: plan.post, channels }))
  const generation = nextGeneration(plan)
  const approvers = order.isUnseen ? leaveToPeople(frozen) : await findApproversIn(deps, tx, order, frozen)
  const brand = await decideBrandIn(deps, tx, order, frozen.map(judgedOn(plan, order.scheduled)))
  const changes = [
    ...frozen
      .flatMap((channel) => planOn(deps, plan, { ...order, ...channel, generation }))
      .map(withBrand(brand))
      .map(approvedWith(deps.clock, approvers, brand)),
    ...dropped(deps, plan, [...chosen, ...published], generation),
  ]
  if (changes.length === 0) throw new AppError('already_published')
  if (order.planner) (await countScheduledIn(deps, tx, order.workspaceId, plan))()
  const inQueue = order.inQueue ?? findKeptQueue(plan, order.scheduled)
  return savePlanIn(deps, tx, plan, { changes, generation, actor: order.actor, inQueue, bySeries: order.bySeries })
}

/**
 * Counts a post that a member plans and that was not already scheduled. Posts planned in the background are not limited.
 * @throws `plan_limit_reached`
 */
async function countScheduledIn(deps: Deps, tx: Tx, workspaceId: string, { post }: Plan): Promise<() => void> {
  const amount = post.lifecycle === 'scheduled' ? 0 : 1
  const countUsed = () => deps.planUsage.countScheduledIn(tx, workspaceId)
  const guard = { counted: 'scheduledPosts', owner: workspaceId } as const
  return requireWorkspaceLimitIn(deps, tx, { workspaceId, limit: 'scheduledPosts', amount, countUsed, guard })
}

function judgedOn({ variants }: Plan, { instant: plannedFor }: ZonedTime) {
  return ({ connection, content, parts }: FrozenChannel): JudgedChannel => {
    const { id: connectionId, handle } = connection
    const [before = null, ...others] = variants
      .filter((variant) => variant.connectionId === connectionId)
      .toSorted((a, b) => a.partIndex - b.partIndex)
    const channelHash = channelHashOf([{ kind: 'post', content }, ...parts])
    const isSame = before !== null && channelHash === hashBefore(before, others)
    const contents = [content, ...parts.map((part) => part.content)]
    return { connectionId, handle, contents, channelHash, before, isSame, plannedFor }
  }
}

/** Returns a function that adds the channel's brand verdict to each variant that is scheduled, and the given reason as the note of its log entry. */
export function withBrand(decisions: ReadonlyMap<string, BrandDecision>) {
  const reason = [...decisions.values()].find(({ note }) => note !== '')?.note
  return ({ step, variant }: Change): Change => {
    if (step !== 'schedule') return { step, variant }
    const brand = decisions.get(variant.connectionId)?.verdict ?? null
    return { step, variant: { ...variant, brand }, ...(reason !== undefined && { note: reason }) }
  }
}

function approvedWith(
  { now }: Deps['clock'],
  approvals: ReadonlyMap<string, PlanApproval>,
  brand: ReadonlyMap<string, BrandDecision>,
) {
  return ({ step, variant, ...told }: Change): Change => {
    const found = approvals.get(variant.connectionId)
    if (step !== 'schedule' || !found) return { step, variant, ...told }
    const { approvedBy, isUnseen } = found
    const planned = { ...variant, isUnseen }
    if (approvedBy === null) return { step, variant: planned, ...told }
    const given = { by: { kind: 'member', uid: approvedBy }, side: 'internal', approvedAt: now() } as const
    // A plan approves breaches only if its user was asked about them.
    const seen = brand.get(variant.connectionId)?.isApproved
      ? (variant.brand?.seen ?? '')
      : brandApprovedBefore(variant)
    return { step, variant: withApproval(planned, { ...given, brand: seen }), ...told }
  }
}

function brandApprovedBefore(variant: Variant): string {
  return listValidApprovals(variant).find(({ side }) => side === 'internal')?.brand ?? ''
}

type ChannelOrder = ScheduleOrder & FrozenChannel & { generation: number }

function isPublishedPost({ state, partIndex }: Variant): boolean {
  return state === 'published' && partIndex === 0
}

function planOn({ clock }: Pick<Deps, 'clock'>, { post, variants }: Plan, order: ChannelOrder): Change[] {
  const { handle, mode } = order.connection
  const [existing, ...existingParts] = variants
    .filter((variant) => variant.connectionId === order.connection.id)
    .toSorted((a, b) => a.partIndex - b.partIndex)
  const isFollowed = order.parts.length > 0
  const channelHash = channelHashOf([{ kind: 'post', content: order.content }, ...order.parts])
  const isSameOnChannel = existing !== undefined && channelHash === hashBefore(existing, existingParts)
  const approval = { channelHash, isSameOnChannel, labels: post.labels }
  const variant = existing
    ? replanVariant(clock, existing, { ...order, ...approval, handle, mode, isFollowed })
    : planVariant(clock, { ...order, ...approval, isFollowed })
  return [{ step: 'schedule', variant }, ...planParts(clock, { ...order, ...approval, existing: existingParts })]
}

/** Hashes the stored content again, because its stored hashes may come from an earlier hash algorithm. */
function hashBefore(existing: Variant, parts: readonly Variant[]): string {
  const planned = parts.filter(({ state }) => state !== 'cancelled')
  return channelHashOf([
    { kind: existing.partKind, content: existing.content },
    ...planned.map(({ partKind: kind, content }) => ({ kind, content })),
  ])
}

/** Returns the changes for channels that are no longer chosen. An unconfirmed outcome there stays visible until a user has settled it. */
function dropped({ clock }: Pick<Deps, 'clock'>, { variants }: Plan, chosen: readonly string[], generation: number) {
  return variants
    .filter(({ connectionId, state }) => !chosen.includes(connectionId) && state !== 'unconfirmed')
    .flatMap((variant): Change[] => {
      const cancelled = cancelVariant(clock, variant, generation)
      return cancelled ? [{ step: 'cancel', variant: cancelled }] : []
    })
}

/**
 * Refuses channels with an unreadable variant, which may be published: planning the channel again could publish it twice.
 * @throws `record_unreadable`
 */
function refuseUnreadable({ post, unreadable }: Plan, chosen: readonly string[]): void {
  const ids = chosen.map((connectionId) => variantId(post.id, connectionId))
  const [first] = unreadable.filter(({ id }) => ids.includes(id))
  if (first) throw new AppError('record_unreadable', { message: `variant ${first.id} cannot be read` })
}
