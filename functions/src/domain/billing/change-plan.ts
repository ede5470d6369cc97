import { ownValue } from '@postwright/core/own-value'
import type { changePlan as contract, previewChange as previewContract } from '@postwright/core/api/billing'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Invoice } from '@postwright/core/model/invoice'
import type { PlanChoice, Subscription } from '@postwright/core/model/subscription'
import type { BillablePlan } from '@postwright/core/money/billable-plan'
import { type Change, computeChange } from '@postwright/core/money/compute-change'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { planIssueIn, taxFor } from './issue-invoice.ts'
import { newSubscription } from './new-subscription.ts'
import { openCheckout } from './pay-invoice.ts'
import { manualPaymentId, newPayment, settleInvoiceIn } from './settle-invoice.ts'

/** Days until a bought plan is to be paid. */
const PAY_WITHIN = 7 * 24 * 60 * 60 * 1000

type Purchase = PlanChoice & { currency: string }
type Input = z.output<typeof contract.input>
type Found = { from: BillablePlan | null; to: BillablePlan }

/** @throws the codes of the contract */
export async function previewChange(
  deps: Deps,
  { uid }: Caller,
  input: Purchase,
): Promise<OutputOf<typeof previewContract>> {
  const subscription = await deps.subscriptions.get(uid)
  const plans = await findPlans(deps, subscription, input)
  const change = requireChange(deps, subscription, plans, input)
  if (change.timing === 'now') {
    const { effect, ...draft } = change.draft
    const price = ownValue(plans.to.prices, draft.currency)?.[input.interval] ?? 0
    const { timing, startsAt } = change
    return {
      timing,
      startsAt,
      ...draft,
      discount: 0,
      next: { at: effect.periodEnd, amount: withTax(deps, subscription, price) },
    }
  }
  const currency = subscription?.currency ?? input.currency
  const price = ownValue(plans.to.prices, currency)?.[input.interval] ?? 0
  const period = { periodStart: change.startsAt, periodEnd: change.startsAt }
  const { planId, version, interval } = input
  const free = { kind: 'plan' as const, planName: plans.to.name, planId, version, interval, ...period }
  return {
    timing: change.timing,
    startsAt: change.startsAt,
    lines: [{ ...free, quantity: 1, unitAmount: 0, amount: 0 }],
    discount: 0,
    tax: [],
    net: 0,
    creditUsed: 0,
    creditGiven: 0,
    total: 0,
    currency,
    next: { at: change.startsAt, amount: withTax(deps, subscription, price) },
  }
}

function withTax(deps: Deps, subscription: Subscription | null, net: number): number {
  if (!subscription) return net
  return taxFor(deps, subscription.details)(net).reduce((sum, { amount }) => sum + amount, net)
}

/**
 * Buys a plan or changes it. The invoice of a key is issued once; what is left to pay is paid at the provider or by a manual method.
 * @throws the codes of the contract
 */
export async function changePlan(deps: Deps, caller: Caller, input: Input): Promise<OutputOf<typeof contract>> {
  if (input.provider === 'stripe' && deps.paymentProvider === null) throw new AppError('payments_off')
  const plans = await findPlans(deps, await deps.subscriptions.get(caller.uid), input)
  const result = await deps.transact((tx) => issueIn(deps, tx, { uid: caller.uid, input, plans }))
  if ('at' in result) return { kind: 'scheduled', at: result.at }
  return payInvoice(deps, result.invoice, input.provider)
}

type Issue = { uid: string; input: Input; plans: Found }

async function issueIn(
  deps: Deps,
  tx: Tx,
  { uid, input, plans }: Issue,
): Promise<{ invoice: Invoice } | { at: number }> {
  const id = createHash('sha256').update(`invoice|${uid}|${input.purchaseKey}`).digest('hex').slice(0, 32)
  const [known, stored] = await Promise.all([deps.invoices.getIn(tx, id), deps.subscriptions.getIn(tx, uid)])
  if (known) return { invoice: known }
  const change = requireChange(deps, stored, plans, input)
  const { planId, version, interval } = input
  if (change.timing === 'period_end') {
    if (!stored) throw new AppError('billing_state')
    deps.subscriptions.updateIn(tx, stored, { pendingChange: { planId, version, interval }, cancelAtPeriodEnd: false })
    return { at: change.startsAt }
  }
  const { draft } = change
  const subscription = stored ?? newSubscription(deps.clock, uid, draft.currency)
  // A person without a paid plan may buy in another currency; a balance stays in its own.
  const patch = subscription.creditBalance === 0 ? { currency: draft.currency } : {}
  const dueAt = deps.clock.now() + PAY_WITHIN
  const issue = await planIssueIn(deps, tx, { id, subscription, draft, dueAt, patch, isNew: stored === null })
  return { invoice: issue() }
}

/** @throws `plan_unavailable`, `plan_unchanged`, `billing_state` */
function requireChange(
  deps: Deps,
  subscription: Subscription | null,
  { from, to }: Found,
  { interval, currency }: Purchase,
): Exclude<Change, { timing: 'none' }> {
  const details = subscription?.details
  const taxOn = details ? taxFor(deps, details) : () => []
  const change = computeChange({ subscription, from, to, interval, currency, now: deps.clock.now(), taxOn })
  if (change === null)
    throw new AppError('billing_state', { message: `no change from ${subscription?.status ?? 'none'}` })
  if (change.timing === 'none') throw new AppError('plan_unchanged')
  return change
}

/** The plan of a purchase must be offered; the one that is paid for need not be any more. */
async function findPlans(
  { billablePlans }: Pick<Deps, 'billablePlans'>,
  subscription: Subscription | null,
  { planId, version, currency }: Purchase,
): Promise<Found> {
  const offered = await billablePlans.listOffered()
  const to = offered.find((plan) => plan.planId === planId && plan.version === version)
  if (!(to && ownValue(to.prices, currency)))
    throw new AppError('plan_unavailable', { message: `${planId}/${version} in ${currency}` })
  const from = subscription ? await billablePlans.find(subscription.planId, subscription.version) : null
  return { from, to }
}

/** Leads to the payment of an open invoice. A checkout that was opened before is opened again. */
async function payInvoice(
  deps: Deps,
  invoice: Invoice,
  provider: Input['provider'],
): Promise<OutputOf<typeof contract>> {
  if (invoice.status !== 'open') return { kind: 'changed' }
  if (invoice.total === 0) {
    const { id, currency } = invoice
    const payment = { id: `${id}_balance`, provider: 'manual', amount: 0, currency, externalId: null } as const
    await deps.transact(async (tx) => {
      const settle = await settleInvoiceIn(deps, tx, {
        invoiceId: id,
        payment: { ...payment, cardHash: null, customerId: null },
      })
      settle()
    })
    return { kind: 'changed' }
  }
  if (provider === 'stripe') return { kind: 'checkout', url: await openCheckout(deps, invoice) }
  const id = manualPaymentId(invoice.id)
  await deps.transact(async (tx) => {
    const known = await deps.payments.getIn(tx, id)
    if (!known) deps.payments.createIn(tx, newPayment(deps, { id, invoice, provider, methodId: null }))
  })
  return { kind: 'manual', invoiceId: invoice.id }
}
