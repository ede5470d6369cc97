import type { resolveVariant as contract } from '@postwright/core/api/posts'
import type { Variant } from '@postwright/core/model/variant'
import { needsAttention, nextState } from '@postwright/core/publishing/variant-state'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { enqueueDelivery } from '../publishing/enqueue-delivery.ts'
import { checkChannelsIn } from './plan-requirements.ts'
import { followingChange } from '../publishing/moves.ts'
import { type Change, loadPlanIn, nextGeneration, type Plan } from './plan.ts'
import { cancelVariant, replanVariant } from './plan-variant.ts'

type Input = z.output<typeof contract.input>

/**
 * Applies a user's decision about one channel.
 * @throws the codes of the contract
 */
export async function resolveVariant(deps: Deps, caller: Caller, input: Input): Promise<Variant> {
  const { workspaceId } = input
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  const variant = await deps.transact((tx) => resolveIn(deps, tx, input, caller.uid))
  await enqueueDelivery(deps, variant)
  return variant
}

/**
 * Applies a decision in a transaction, for any actor who may decide. The caller enqueues the delivery afterwards. @throws the codes of the contract
 */
export async function resolveIn(deps: Deps, tx: Tx, input: Input, actor: string): Promise<Variant> {
  const { workspaceId, variantId, rev, resolution, url = null } = input
  const variant = await deps.variants.getIn(tx, workspaceId, variantId)
  if (!variant) throw new AppError('not_found', { message: `variant ${variantId}` })
  if (variant.rev !== rev) throw new AppError('stale_revision', { message: `variant ${variantId}` })
  if (!needsAttention(variant.state)) throw new AppError('not_resolvable', { message: `it is ${variant.state}` })
  const plan = await loadPlanIn(deps, tx, { workspaceId, postId: variant.postId })
  const generation = nextGeneration(plan)
  if (resolution === 'send_again') await checkChannelsIn(deps, tx, workspaceId, [variant.connectionId])
  const change = changeFor(deps, variant, { resolution, url, generation, actor })
  deps.variants.saveIn(tx, change.variant, { step: change.step, actor })
  if (change.step !== 'schedule') settlePartsIn(deps, tx, plan, change)
  deps.posts.noteIn(tx, workspaceId, plan.post, { generation })
  return change.variant
}

/**
 * Settles the following parts: after a part that a user confirmed, the next part continues; after a skipped part, all later parts are skipped too.
 */
function settlePartsIn(
  { variants, clock }: Pick<Deps, 'variants' | 'clock'>,
  tx: Tx,
  plan: Plan,
  { variant, step }: Change,
): void {
  const waiting = plan.variants.filter(
    ({ connectionId, partIndex, state }) =>
      connectionId === variant.connectionId && partIndex > variant.partIndex && state === 'approved',
  )
  if (step === 'cancel') {
    for (const part of waiting) {
      const cancelled = cancelVariant(clock, part, variant.generation)
      if (cancelled) variants.saveIn(tx, cancelled, { step: 'cancel', actor: variant.createdBy })
    }
    return
  }
  const next = waiting.find(({ partIndex }) => partIndex === variant.partIndex + 1)
  if (!next) return
  const { patch, cause } = followingChange(next, variant, clock.now())
  variants.saveIn(tx, { ...next, ...patch, rev: next.rev + 1, updatedAt: clock.now() }, cause)
}

type Decision = { resolution: Input['resolution']; url: string | null; generation: number; actor: string }

/** @throws `not_resolvable` */
function changeFor(
  { clock }: Pick<Deps, 'clock'>,
  variant: Variant,
  { resolution, url, generation, actor }: Decision,
): Change {
  if (resolution === 'send_again') {
    const scheduled = fromInstant(clock.now(), variant.scheduled.tzid)
    const isSentAgain = variant.state === 'unconfirmed'
    return {
      step: 'schedule',
      variant: replanVariant(clock, variant, { scheduled, generation, isSentAgain, isRetry: true }),
    }
  }
  if (resolution === 'dismiss') {
    const cancelled = cancelVariant(clock, variant, generation)
    if (!cancelled) throw new AppError('not_resolvable', { message: `it is ${variant.state}` })
    return { step: 'cancel', variant: cancelled }
  }
  if (!nextState(variant.state, 'confirm_by_hand'))
    throw new AppError('not_resolvable', { message: `it is ${variant.state}` })
  return { step: 'confirm_by_hand', variant: confirmedByHand(clock, variant, { url, generation, actor }) }
}

function confirmedByHand(
  clock: Deps['clock'],
  variant: Variant,
  { url, generation, actor }: Omit<Decision, 'resolution'>,
): Variant {
  const now = clock.now()
  return {
    ...variant,
    content: variant.calledContent ?? variant.content,
    calledContent: null,
    calledSince: [],
    state: 'published',
    generation,
    publishedAt: variant.intentAt ?? now,
    url: url ?? variant.url,
    confirmedBy: actor,
    error: null,
    rev: variant.rev + 1,
    updatedAt: now,
  }
}
