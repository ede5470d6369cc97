import type { Invoice } from '@postwright/core/model/invoice'
import type { Subscription } from '@postwright/core/model/subscription'
import { computeRenewal } from '@postwright/core/money/compute-change'
import {
  type DueStep,
  endSubscription,
  findDueStep,
  nextRetryAt,
  nextStatus,
} from '@postwright/core/money/subscription-state'
import { createHash } from 'node:crypto'
import { mapConcurrent } from '../concurrency.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import type { ChargeOutcome } from '../ports/billing.ts'
import { planBillingMailIn } from './billing-mail.ts'
import { findRunningCoupon } from './decide-change.ts'
import { planIssueIn, planVoidIn, taxFor } from './issue-invoice.ts'
import { manualPaymentId, settleInvoiceIn } from './settle-invoice.ts'
import { resumeSubscription } from './subscription-commands.ts'

const DAY = 24 * 60 * 60 * 1000
const DUE_AT_ONCE = 200
const LANES = 4
/** Maximum steps per subscription and run; the rest follows in the next. */
const STEPS_MAX = 5

/** Processes the due steps of up to `DUE_AT_ONCE` subscriptions. Every step may be repeated, and parallel runs take each step once. */
export async function sweepBilling(deps: Deps): Promise<void> {
  await mapConcurrent(await deps.subscriptions.listDue(deps.clock.now(), DUE_AT_ONCE), LANES, {
    work: (uid) => advanceSubscription(deps, uid),
    failed: (uid, error) => deps.logger.error('a subscription could not be advanced', { uid, error: String(error) }),
  })
}

/** Processes the steps of one subscription that are due now. */
export async function advanceSubscription(deps: Deps, uid: string): Promise<void> {
  for (let taken = 0; taken < STEPS_MAX; taken += 1) {
    const open = await takeStep(deps, uid)
    if (open === 'nothing') return
    if (open !== 'done' && !(await collect(deps, open))) return
  }
}

/**
 * Takes the next due step in one transaction.
 * @returns the invoice to collect next, or whether a step was taken
 */
async function takeStep(deps: Deps, uid: string): Promise<'nothing' | 'done' | Invoice> {
  const before = await deps.subscriptions.get(uid)
  const choice = before?.pendingChange ?? before
  const plan = choice ? await deps.billablePlans.find(choice.planId, choice.version) : null
  return deps.transact(async (tx) => {
    const subscription = await deps.subscriptions.getIn(tx, uid)
    const now = deps.clock.now()
    if (!subscription || subscription.rev !== before?.rev) return subscription ? 'done' : 'nothing'
    if (subscription.dueAt === null || subscription.dueAt > now) return 'nothing'
    const open = subscription.openInvoiceId === null ? null : await deps.invoices.getIn(tx, subscription.openInvoiceId)
    const due = findDueStep(subscription, open?.status === 'open' ? open : null)
    if (due === null || due.at > now) {
      deps.subscriptions.updateIn(tx, subscription, { dueAt: due?.at ?? null })
      return 'done'
    }
    if (WAITS_FOR_REVIEW.has(due.step) && open && (await isUnderReviewIn(deps, tx, open))) {
      deps.subscriptions.updateIn(tx, subscription, { dueAt: now + DAY })
      return 'done'
    }
    switch (due.step) {
      case 'trial_reminder':
        return remindOfTrialIn(deps, tx, subscription)
      case 'trial_ended':
      case 'end':
        return endIn(deps, tx, subscription)
      case 'resume':
        deps.subscriptions.updateIn(tx, subscription, resumeSubscription(subscription, now))
        return 'done'
      case 'void_unpaid':
        return voidUnpaidIn(deps, tx, subscription)
      case 'retry':
        return open?.status === 'open' ? open : endIn(deps, tx, subscription)
      case 'renew': {
        // An invoice of this renewal may exist from a worker that stopped after issuing it.
        if (open?.status === 'open' && open.effect?.kind === 'renew') return open
        const { planId, version, interval } = subscription.pendingChange ?? subscription
        const input = { subscription, choice: { planId, version, interval }, now }
        const taxOn = taxFor(deps, subscription.details)
        const applied = await findRunningCoupon(deps, subscription, now)
        const draft = plan ? computeRenewal({ ...input, to: plan, applied, taxOn }) : null
        // A subscription ends if its plan was removed, or has no price in the currency; its person is notified.
        if (!draft) return endIn(deps, tx, subscription)
        const id = renewalId(uid, draft.effect.periodStart)
        const issue = await planIssueIn(deps, tx, { id, subscription, draft, dueAt: now, patch: { dueAt: now } })
        return issue()
      }
    }
  })
}

/** Voids an unpaid invoice, which returns its credit and releases its coupon use. */
async function voidUnpaidIn(deps: Deps, tx: Tx, subscription: Subscription): Promise<'done'> {
  const voidInvoice = await planVoidIn(deps, tx, subscription)
  const creditBalance = subscription.creditBalance + voidInvoice()
  deps.subscriptions.updateIn(tx, subscription, { openInvoiceId: null, creditBalance, dueAt: null })
  return 'done'
}

/** Steps that end a plan, charge a card or replace the open invoice. These steps wait while its manual payment is under review. */
const WAITS_FOR_REVIEW: ReadonlySet<DueStep> = new Set(['trial_ended', 'renew', 'retry', 'end', 'void_unpaid'])

async function isUnderReviewIn(
  { payments }: Pick<Deps, 'payments'>,
  tx: Tx,
  { id, status }: Invoice,
): Promise<boolean> {
  if (status !== 'open') return false
  return (await payments.getIn(tx, manualPaymentId(id)))?.status === 'in_review'
}

/** Returns the invoice id of a renewal: one per period. */
function renewalId(uid: string, periodStart: number): string {
  return createHash('sha256').update(`renewal|${uid}|${periodStart}`).digest('hex').slice(0, 32)
}

async function remindOfTrialIn(deps: Deps, tx: Tx, subscription: Subscription): Promise<'done'> {
  const { uid, trialEnd } = subscription
  const plan = await deps.billablePlans.find(subscription.planId, subscription.version)
  const date = trialEnd ?? deps.clock.now()
  const mail = await planBillingMailIn(deps, tx, { uid, event: 'trial_ending', planName: plan?.name ?? '', date })
  deps.subscriptions.updateIn(tx, subscription, { trialRemindedAt: deps.clock.now(), dueAt: trialEnd })
  // People who have cancelled, or whose trial has already ended, get no reminder.
  if (!subscription.cancelAtPeriodEnd && date > deps.clock.now()) mail()
  return 'done'
}

async function endIn(deps: Deps, tx: Tx, subscription: Subscription): Promise<'done'> {
  const ended = endSubscription(deps.clock.now())
  const { uid, planId, version } = subscription
  const plan = await deps.billablePlans.find(planId, version)
  const voidInvoice = await planVoidIn(deps, tx, subscription)
  const planName = plan?.name ?? planId
  const mail = await planBillingMailIn(deps, tx, { uid, event: 'ended', planName, date: ended.graceUntil })
  const creditBalance = subscription.creditBalance + voidInvoice()
  deps.subscriptions.updateIn(tx, subscription, { ...ended, creditBalance })
  mail()
  return 'done'
}

/**
 * Charges an open renewal. The payment of an attempt has a fixed id, so that a repeated attempt is charged once.
 * @returns whether its outcome is known
 */
async function collect(deps: Deps, invoice: Invoice): Promise<boolean> {
  const subscription = await deps.subscriptions.get(invoice.uid)
  if (!subscription) return false
  const paymentId = `${invoice.id}_${invoice.attempt}`
  const outcome = await charge(deps, { subscription, invoice, paymentId })
  if (outcome.kind === 'unknown') {
    deps.logger.warn('a payment has no answer', { paymentId })
    return false
  }
  await deps.transact(async (tx) => {
    if (outcome.kind === 'paid') {
      const { externalId, cardHash } = outcome
      const { total: amount, currency } = invoice
      const provider = invoice.total === 0 ? ('manual' as const) : ('stripe' as const)
      const payment = { id: paymentId, provider, amount, currency, externalId, cardHash, customerId: null }
      const settle = await settleInvoiceIn(deps, tx, { invoiceId: invoice.id, payment })
      settle()
    } else await noteFailureIn(deps, tx, { invoiceId: invoice.id, attempt: invoice.attempt })
  })
  return true
}

type Charge = { subscription: Subscription; invoice: Invoice; paymentId: string }

async function charge(
  { paymentProvider }: Pick<Deps, 'paymentProvider'>,
  { subscription, invoice, paymentId }: Charge,
): Promise<ChargeOutcome> {
  if (invoice.total === 0) return { kind: 'paid', externalId: `balance_${invoice.id}`, cardHash: null }
  const { provider, customerId } = subscription
  if (provider !== 'stripe' || customerId === null || paymentProvider === null) {
    return { kind: 'refused', reason: 'manual' }
  }
  return paymentProvider.charge({ paymentId, customerId, invoice })
}

/** Records a failed attempt: schedules the next retry, or ends the plan once all retries are used. An attempt is recorded once. */
async function noteFailureIn(
  deps: Deps,
  tx: Tx,
  { invoiceId, attempt }: { invoiceId: string; attempt: number },
): Promise<void> {
  const invoice = await deps.invoices.getIn(tx, invoiceId)
  if (invoice?.status !== 'open' || invoice.attempt !== attempt) return
  const subscription = await deps.subscriptions.getIn(tx, invoice.uid)
  if (!subscription) return
  if (await isUnderReviewIn(deps, tx, invoice)) {
    deps.subscriptions.updateIn(tx, subscription, { dueAt: deps.clock.now() + DAY })
    return
  }
  const attempts = attempt + 1
  const plannedAt = nextRetryAt(invoice.issuedAt, attempts)
  // A late sweep does not retry several times in a row.
  const nextAttemptAt = plannedAt === null ? null : Math.max(plannedAt, deps.clock.now() + DAY)
  const status = nextStatus(subscription.status, 'renewal_failed')
  if (nextAttemptAt === null || status === null) {
    await endIn(deps, tx, subscription)
    return
  }
  const mail = await planBillingMailIn(deps, tx, {
    uid: invoice.uid,
    event: subscription.provider === 'manual' && attempt === 0 ? 'invoice' : 'payment_failed',
    planName: invoice.lines[0]?.planName ?? '',
    date: nextAttemptAt,
    invoice,
  })
  deps.invoices.updateIn(tx, invoice, { attempt: attempts, nextAttemptAt })
  deps.subscriptions.updateIn(tx, subscription, { status, dueAt: nextAttemptAt })
  mail()
}
