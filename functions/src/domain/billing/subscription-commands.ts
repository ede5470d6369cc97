import { ownValue } from '@postwright/core/own-value'
import type {
  saveBillingDetails as detailsContract,
  setCancellation as cancellationContract,
  setPause as pauseContract,
  startTrial as trialContract,
} from '@postwright/core/api/billing'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Subscription } from '@postwright/core/model/subscription'
import { addMonths } from '@postwright/core/money/billing-period'
import {
  endSubscription,
  findDueStep,
  nextStatus,
  shiftPeriod,
  TRIAL_REMINDER,
} from '@postwright/core/money/subscription-state'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import { planVoidIn } from './issue-invoice.ts'
import { newSubscription } from './new-subscription.ts'

const DAY = 24 * 60 * 60 * 1000

/** @throws the codes of the contract */
export async function startTrial(
  deps: Deps,
  { uid }: Caller,
  { planId, version, interval, currency }: z.output<typeof trialContract.input>,
): Promise<OutputOf<typeof trialContract>> {
  const offered = await deps.billablePlans.listOffered()
  const plan = offered.find((each) => each.planId === planId && each.version === version)
  if (!(plan && ownValue(plan.prices, currency)) || plan.trialDays === 0) {
    throw new AppError('plan_unavailable', { message: `no trial of ${planId}/${version} in ${currency}` })
  }
  return deps.transact(async (tx) => {
    const stored = await deps.subscriptions.getIn(tx, uid)
    const isSameTrial = stored?.status === 'trialing' && stored.planId === planId && stored.trialEnd !== null
    // A repeated call returns the trial that it started.
    if (isSameTrial) return { trialEnd: stored.trialEnd ?? 0 }
    if (stored && stored.trialUsedAt !== null) throw new AppError('trial_used')
    const now = deps.clock.now()
    const subscription = stored ?? newSubscription(deps.clock, uid, currency)
    const status = nextStatus(stored ? subscription.status : 'none', 'start_trial')
    if (status === null) throw new AppError('billing_state', { message: `no trial while ${subscription.status}` })
    const trialEnd = now + plan.trialDays * DAY
    const started: Subscription = {
      ...subscription,
      planId,
      version,
      interval,
      ...(subscription.creditBalance === 0 ? { currency } : {}),
      status,
      periodStart: now,
      periodEnd: trialEnd,
      trialEnd,
      trialUsedAt: now,
      trialRemindedAt: null,
      graceUntil: null,
      dueAt: Math.max(now, trialEnd - TRIAL_REMINDER),
    }
    if (stored) deps.subscriptions.updateIn(tx, stored, started)
    else deps.subscriptions.createIn(tx, started)
    return { trialEnd }
  })
}

/** @throws the codes of the contract */
export async function setCancellation(
  deps: Deps,
  { uid }: Caller,
  { cancelAtPeriodEnd }: z.output<typeof cancellationContract.input>,
): Promise<OutputOf<typeof cancellationContract>> {
  return changeIn(deps, uid, (subscription) => {
    const { status, periodEnd } = subscription
    const endsAt = cancelAtPeriodEnd ? periodEnd : null
    if (status === 'past_due' && cancelAtPeriodEnd) {
      return { patch: endSubscription(deps.clock.now()), result: { endsAt: deps.clock.now() }, voids: true }
    }
    if (status !== 'active' && status !== 'trialing') throw new AppError('billing_state', { message: status })
    return { patch: { cancelAtPeriodEnd, pendingChange: null }, result: { endsAt } }
  })
}

/** @throws the codes of the contract */
export async function setPause(
  deps: Deps,
  { uid }: Caller,
  { months }: z.output<typeof pauseContract.input>,
): Promise<OutputOf<typeof pauseContract>> {
  return changeIn(deps, uid, (subscription) => {
    const now = deps.clock.now()
    if (months === 0) {
      if (subscription.status === 'active') return { patch: null, result: { resumeAt: null } }
      return { patch: resumeSubscription(subscription, now), result: { resumeAt: null } }
    }
    if (subscription.status === 'paused') return { patch: null, result: { resumeAt: subscription.resumeAt } }
    const status = nextStatus(subscription.status, 'pause')
    if (status === null || subscription.cancelAtPeriodEnd || subscription.periodEnd <= now) {
      throw new AppError('billing_state', { message: `no pause while ${subscription.status}` })
    }
    const resumeAt = addMonths(now, months)
    return { patch: { status, pausedAt: now, resumeAt, dueAt: resumeAt }, result: { resumeAt } }
  })
}

/**
 * Returns the changed fields of a subscription whose pause ends.
 * @throws `billing_state` without a pause
 */
export function resumeSubscription(subscription: Subscription, now: number): Partial<Subscription> {
  const status = nextStatus(subscription.status, 'resume')
  if (status === null) throw new AppError('billing_state', { message: `no resume while ${subscription.status}` })
  // A pause ends at its planned time at the latest, however late the run is.
  const endedAt = Math.min(now, subscription.resumeAt ?? now)
  const resumed = { ...subscription, ...shiftPeriod(subscription, endedAt), status, pausedAt: null, resumeAt: null }
  return { ...resumed, dueAt: findDueStep(resumed, null)?.at ?? null }
}

/** @throws the codes of the contract */
export async function saveBillingDetails(
  deps: Deps,
  { uid }: Caller,
  { details }: z.output<typeof detailsContract.input>,
): Promise<OutputOf<typeof detailsContract>> {
  await deps.transact(async (tx) => {
    const stored = await deps.subscriptions.getIn(tx, uid)
    if (stored) deps.subscriptions.updateIn(tx, stored, { details })
    else deps.subscriptions.createIn(tx, { ...newSubscription(deps.clock, uid, 'usd'), details })
  })
  return { details }
}

type Decided<T> = { patch: Partial<Subscription> | null; result: T; voids?: boolean }

/** Changes a person's subscription, and voids its open invoice if the decision requires it. */
async function changeIn<T>(deps: Deps, uid: string, decide: (subscription: Subscription) => Decided<T>): Promise<T> {
  return deps.transact(async (tx) => {
    const subscription = await deps.subscriptions.getIn(tx, uid)
    if (!subscription) throw new AppError('billing_state', { message: `${uid} has no subscription` })
    const { patch, result, voids = false } = decide(subscription)
    const voidInvoice = voids ? await planVoidIn(deps, tx, subscription) : () => 0
    const returned = voidInvoice()
    if (patch) {
      const creditBalance = subscription.creditBalance + returned
      deps.subscriptions.updateIn(tx, subscription, { ...patch, creditBalance })
    }
    return result
  })
}
