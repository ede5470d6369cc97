import type { changePlan as contract } from '@postwright/core/api/billing'
import type { OutputOf } from '@postwright/core/endpoint'
import type { CouponRedemption } from '@postwright/core/model/coupon'
import type { Invoice } from '@postwright/core/model/invoice'
import { isUsedUp } from '@postwright/core/money/coupons'
import { mailboxOf } from '@postwright/core/money/referral-rewards'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { findCode, planRedemptionIn } from '../coupons/redeem-code.ts'
import { hashId } from '../hashes.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { findPlans, findRunningCoupon, type FoundPlans, priceOf, requireChange } from './decide-change.ts'
import { planIssueIn } from './issue-invoice.ts'
import { newSubscription } from './new-subscription.ts'
import { openCheckout } from './pay-invoice.ts'
import { manualPaymentId, newPayment, settleInvoiceIn } from './settle-invoice.ts'

/** Payment period of a purchased plan. */
const PAY_WITHIN = 7 * 24 * 60 * 60 * 1000

type Input = z.output<typeof contract.input>

/**
 * Buys or changes a plan. The invoice of an idempotency key is issued once; the remaining amount is paid at the provider or by a manual method. A
 * code is redeemed with the invoice or not at all.
 * @param ip the network of the caller, if known
 * @throws the codes of the contract
 */
export async function changePlan(
  deps: Deps,
  caller: Caller,
  input: Input,
  ip: string | null = null,
): Promise<OutputOf<typeof contract>> {
  if (input.provider === 'stripe' && deps.paymentProvider === null) throw new AppError('payments_off')
  const plans = await findPlans(deps, await deps.subscriptions.get(caller.uid), input)
  const issue = { uid: caller.uid, input, plans }
  const result =
    input.code === undefined
      ? await deps.transact((tx) => issueIn(deps, tx, { ...issue, redeeming: null }))
      : await redeem(deps, { ...issue, text: input.code, marks: await marksOf(deps, caller, input.code, ip) })
  if ('at' in result) return { kind: 'scheduled', at: result.at }
  return payInvoice(deps, result.invoice, input.provider)
}

type Redeeming = { text: string; marks: CouponRedemption['marks'] }
type Purchased = { uid: string; input: Input; plans: FoundPlans }
type Issue = Purchased & { redeeming: Redeeming | null }
type Issued = { invoice: Invoice } | { at: number }

/** Redeems a code in its serial queue. A used-up code is rejected without a transaction, unless the purchase was made before. */
function redeem(deps: Deps, { text, marks, ...purchased }: Purchased & Redeeming): Promise<Issued> {
  return deps.codeTurns(text, async () => {
    const { uid, input } = purchased
    const [found, known] = await Promise.all([findCode(deps, text), deps.invoices.get(invoiceId(uid, input))])
    const isHopeless = !known && found !== null && (isUsedUp(found.coupon) || isUsedUp(found.code))
    // An open invoice of the person may have reserved a use of the code.
    if (isHopeless && !(await deps.subscriptions.get(uid))?.openInvoiceId) {
      throw new AppError('code_refused', { message: `${text} is used up` })
    }
    return deps.transact((tx) => issueIn(deps, tx, { ...purchased, redeeming: { text, marks } }))
  })
}

/** Returns hashes that are equal for the same mailbox, network and device, only among redemptions of one code. */
async function marksOf(
  { users, sessions }: Pick<Deps, 'users' | 'sessions'>,
  { uid, sessionId }: Caller,
  text: string,
  ip: string | null,
): Promise<CouponRedemption['marks']> {
  const [user, session] = await Promise.all([users.get(uid), sessions.get(sessionId)])
  const mark = (kind: string, value: string | null | undefined) =>
    value === null || value === undefined ? null : hashId([kind, text, value])
  return {
    mailbox: mark('mailbox', user && mailboxOf(user.email)),
    network: mark('network', ip),
    device: mark('device', session?.deviceKey),
  }
}

function invoiceId(uid: string, { purchaseKey }: Input): string {
  return hashId(['invoice', uid, purchaseKey])
}

async function issueIn(deps: Deps, tx: Tx, { uid, input, plans, redeeming }: Issue): Promise<Issued> {
  const id = invoiceId(uid, input)
  const [known, stored] = await Promise.all([deps.invoices.getIn(tx, id), deps.subscriptions.getIn(tx, uid)])
  if (known) return { invoice: known }
  const now = deps.clock.now()
  const decided = { subscription: stored, ...plans, purchase: input }
  const plain = requireChange(deps, { ...decided, applied: await findRunningCoupon(deps, stored, now) })
  const { planId, version, interval } = input
  if (plain.timing === 'period_end') {
    if (redeeming) throw new AppError('code_refused', { message: `${redeeming.text}: later` })
    if (!stored) throw new AppError('billing_state')
    deps.subscriptions.updateIn(tx, stored, { pendingChange: { planId, version, interval }, cancelAtPeriodEnd: false })
    return { at: plain.startsAt }
  }
  const openId = stored?.openInvoiceId ?? null
  const redemption = redeeming && {
    ...redeeming,
    uid,
    price: priceOf(plans.to, plain.draft.currency, input),
    subscription: stored,
    replaced: openId === null ? null : await deps.invoices.getIn(tx, openId),
  }
  const redeemed = redemption ? await planRedemptionIn(deps, tx, redemption) : undefined
  const applied = redeemed && { coupon: redeemed.coupon, code: redeemed.code.id }
  const change = applied ? requireChange(deps, { ...decided, applied }) : plain
  if (change.timing !== 'now') throw new AppError('billing_state')
  const { draft } = change
  const subscription = stored ?? newSubscription(deps.clock, uid, draft.currency)
  // A person without a paid plan may buy in another currency; a balance keeps its currency.
  const patch = {
    ...(subscription.creditBalance === 0 ? { currency: draft.currency } : {}),
    ...(subscription.status === 'canceled' ? { dueAt: now + PAY_WITHIN } : {}),
  }
  const issued = { id, subscription, draft, dueAt: now + PAY_WITHIN, patch, isNew: stored === null }
  const issue = await planIssueIn(deps, tx, { ...issued, redeem: redeemed?.write })
  return { invoice: issue() }
}

/**
 * Begins the payment of an open invoice: returns the address of a checkout, reusing an existing one, or stores a pending manual payment. An
 * invoice of 0 is settled at once.
 */
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
