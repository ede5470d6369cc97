import { NO_BILLING_DETAILS, SUBSCRIPTION_SCHEMA, type Subscription } from '@postwright/core/model/subscription'
import { newDocument } from '../new-document.ts'
import type { Clock } from '../ports/world.ts'

/** Default plan without payment. */
const FREE = 'free'

/** Returns the subscription of a person on Free without purchases. */
export function newSubscription(clock: Clock, uid: string, currency: string): Subscription {
  const base = newDocument(clock, { id: uid, schema: SUBSCRIPTION_SCHEMA, createdBy: uid })
  const now = base.createdAt
  return {
    ...base,
    uid,
    planId: FREE,
    version: 1,
    interval: 'month',
    currency,
    status: 'canceled',
    anchorDay: new Date(now).getUTCDate(),
    periodStart: now,
    periodEnd: now,
    periodAmount: 0,
    trialEnd: null,
    graceUntil: null,
    cancelAtPeriodEnd: false,
    pendingChange: null,
    pausedAt: null,
    resumeAt: null,
    provider: null,
    customerId: null,
    cardHash: null,
    discount: null,
    creditBalance: 0,
    overrides: null,
    trialUsedAt: null,
    trialRemindedAt: null,
    details: NO_BILLING_DETAILS,
    openInvoiceId: null,
    dueAt: null,
  }
}
