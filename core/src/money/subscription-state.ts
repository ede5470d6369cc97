import type { Invoice } from '../model/invoice.ts'
import { GRACE, type PlanChoice, type Subscription, type SubscriptionStatus } from '../model/subscription.ts'

const DAY = 24 * 60 * 60 * 1000

export type SubscriptionEvent =
  | 'start_trial'
  | 'pay'
  | 'renewal_failed'
  | 'retries_used_up'
  | 'pause'
  | 'resume'
  | 'period_ended'
  | 'trial_ended'
  | 'refund_all'

/** All transitions by status and event; events that are not listed are refused. `none`: a person who never had a subscription. */
export const SUBSCRIPTION_STATES: Record<
  SubscriptionStatus | 'none',
  Partial<Record<SubscriptionEvent, SubscriptionStatus>>
> = {
  none: { start_trial: 'trialing', pay: 'active' },
  trialing: { pay: 'active', trial_ended: 'canceled' },
  active: {
    pay: 'active',
    renewal_failed: 'past_due',
    pause: 'paused',
    period_ended: 'canceled',
    refund_all: 'canceled',
  },
  past_due: {
    pay: 'active',
    renewal_failed: 'past_due',
    retries_used_up: 'canceled',
    period_ended: 'canceled',
    refund_all: 'canceled',
  },
  paused: { resume: 'active', pay: 'active', refund_all: 'canceled' },
  canceled: { start_trial: 'trialing', pay: 'active' },
}

/** Returns the status after an event; null when it cannot happen in this status. */
export function nextStatus(from: SubscriptionStatus | 'none', event: SubscriptionEvent): SubscriptionStatus | null {
  return SUBSCRIPTION_STATES[from][event] ?? null
}

/** Numbers of days after the first failed renewal attempt at which the renewal is retried. */
export const RETRY_DAYS = [1, 3, 5, 7] as const

/** Returns the time of the next renewal retry after `attempts` failed ones, counted from the first failure; null when no retry is left. */
export function nextRetryAt(firstFailedAt: number, attempts: number): number | null {
  const days = RETRY_DAYS[attempts - 1]
  return days === undefined ? null : firstFailedAt + days * DAY
}

/** Time before the end of a trial at which the reminder is sent. */
export const TRIAL_REMINDER = 3 * DAY

export type DueStep = 'trial_reminder' | 'trial_ended' | 'renew' | 'retry' | 'end' | 'resume' | 'void_unpaid'

/** Time after its due date for which an invoice can still be paid if there is no plan; then it is voided, and everything reserved for it is released. */
export const UNPAID_KEPT = 7 * DAY

type Facts = Pick<
  Subscription,
  'status' | 'periodEnd' | 'trialEnd' | 'trialRemindedAt' | 'cancelAtPeriodEnd' | 'resumeAt' | 'openInvoiceId'
>

/** Returns the next step of a subscription and its time (epoch milliseconds); null when nothing happens automatically. `open` is its open invoice. */
export function findDueStep(
  facts: Facts,
  open: Pick<Invoice, 'dueAt' | 'nextAttemptAt'> | null,
): { step: DueStep; at: number } | null {
  switch (facts.status) {
    case 'trialing': {
      if (facts.trialEnd === null) return null
      if (facts.trialRemindedAt === null) return { step: 'trial_reminder', at: facts.trialEnd - TRIAL_REMINDER }
      return { step: 'trial_ended', at: facts.trialEnd }
    }
    case 'active':
      return { step: facts.cancelAtPeriodEnd ? 'end' : 'renew', at: facts.periodEnd }
    case 'past_due':
      return open?.nextAttemptAt ? { step: 'retry', at: open.nextAttemptAt } : null
    case 'paused':
      return facts.resumeAt === null ? null : { step: 'resume', at: facts.resumeAt }
    case 'canceled':
      return open === null ? null : { step: 'void_unpaid', at: open.dueAt + UNPAID_KEPT }
  }
}

/** Returns the fields of a subscription that has ended: Free, with grace for scheduled posts. */
export function endSubscription(now: number) {
  return {
    status: 'canceled',
    graceUntil: now + GRACE,
    cancelAtPeriodEnd: false,
    pendingChange: null,
    pausedAt: null,
    resumeAt: null,
    openInvoiceId: null,
    discount: null,
    periodAmount: 0,
    dueAt: null,
  } as const satisfies Partial<Subscription>
}

/**
 * Returns the period of a resumed plan: both ends are moved forward by the duration of the pause, and the day of the new end becomes the anchor day.
 */
export function shiftPeriod(
  { periodStart, periodEnd, pausedAt }: Pick<Subscription, 'periodStart' | 'periodEnd' | 'pausedAt'>,
  now: number,
): Pick<Subscription, 'periodStart' | 'periodEnd' | 'anchorDay'> {
  const paused = pausedAt === null ? 0 : Math.max(0, now - pausedAt)
  const end = periodEnd + paused
  return { periodStart: periodStart + paused, periodEnd: end, anchorDay: new Date(end).getUTCDate() }
}

/** Returns the person's current plan version; null means Free, also during a pause. The plan stays while a renewal is retried. */
export function getPaidChoice(
  subscription: Pick<Subscription, 'status' | 'planId' | 'version' | 'interval'> | null,
): PlanChoice | null {
  if (!subscription || subscription.status === 'paused' || subscription.status === 'canceled') return null
  const { planId, version, interval } = subscription
  return { planId, version, interval }
}
