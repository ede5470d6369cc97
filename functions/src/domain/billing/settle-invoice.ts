import type { Coupon } from '@postwright/core/model/coupon'
import type { Invoice } from '@postwright/core/model/invoice'
import { type Payment, PAYMENT_SCHEMA } from '@postwright/core/model/payment'
import type { Subscription } from '@postwright/core/model/subscription'
import { beginDiscount } from '@postwright/core/money/coupons'
import { entriesOfInvoice } from '@postwright/core/money/invoice-entries'
import { entriesOfKept } from '@postwright/core/money/ledger'
import { nextStatus } from '@postwright/core/money/subscription-state'
import { AppError } from '../app-error.ts'
import { type LedgerDeps, openLedgerIn } from '../ledger/post-entry.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { planBillingMailIn } from './billing-mail.ts'

export type SettleDeps = LedgerDeps &
  Pick<
    Deps,
    'subscriptions' | 'invoices' | 'coupons' | 'payments' | 'users' | 'mails' | 'mailSender' | 'sealer' | 'ids'
  >

/** A payment received by a provider. `id` is the payment's; the same id is settled once. Amounts are minor units. */
export type ReceivedPayment = Pick<Payment, 'id' | 'provider' | 'amount' | 'currency' | 'externalId' | 'cardHash'> & {
  /** Customer at the provider who is charged for renewals; null for none. */
  customerId: string | null
  /** Admins who approved a manual payment. */
  approvals?: Payment['approvals']
}

/**
 * Settles a paid invoice: payment, invoice and subscription change together. A payment of an invoice that is no longer open,
 * and any amount above its total, becomes the person's credit. Reads first; the returned function writes, after all reads of the transaction.
 * A settled payment changes nothing.
 * @throws `not_found` without the invoice; `payment_mismatch` for another currency or for less than the amount due
 */
export async function settleInvoiceIn(
  deps: SettleDeps,
  tx: Tx,
  { invoiceId, payment }: { invoiceId: string; payment: ReceivedPayment },
): Promise<() => void> {
  const [invoice, known] = await Promise.all([deps.invoices.getIn(tx, invoiceId), deps.payments.getIn(tx, payment.id)])
  if (!invoice) throw new AppError('not_found', { message: `no invoice ${invoiceId}` })
  if (known && (known.status === 'paid' || known.status === 'refunded')) return () => undefined
  const isOpen = invoice.status === 'open'
  if (payment.currency !== invoice.currency || (isOpen && payment.amount < invoice.total)) {
    throw new AppError('payment_mismatch', { message: `payment ${payment.id} does not pay invoice ${invoiceId}` })
  }
  const [subscription, post] = await Promise.all([
    deps.subscriptions.getIn(tx, invoice.uid),
    openLedgerIn(deps, tx, invoice.uid),
  ])
  // Coupon terms never change: no lock is needed.
  const coupon = invoice.discount && (await deps.coupons.get(invoice.discount.couponId))
  const mail = await planBillingMailIn(deps, tx, {
    uid: invoice.uid,
    event: 'receipt',
    planName: invoice.lines[0]?.planName ?? '',
    ...(invoice.effect ? { date: invoice.effect.periodEnd } : {}),
    invoice,
  })
  return () => {
    const now = deps.clock.now()
    writePaymentIn(deps, tx, { invoice, payment, known, now })
    const extra = isOpen ? payment.amount - invoice.total : payment.amount
    if (isOpen) {
      deps.invoices.updateIn(tx, invoice, { status: 'paid', paidAt: now, nextAttemptAt: null })
      post({ kind: 'invoice_paid', reference: invoice.id, postings: entriesOfInvoice(invoice, payment.provider) })
    }
    const kept = { uid: invoice.uid, amount: extra, currency: invoice.currency }
    post({ kind: 'payment_kept', reference: payment.id, postings: entriesOfKept(kept, payment.provider) })
    if (subscription) {
      // The balance used by the invoice was deducted when it was issued.
      const creditBalance = subscription.creditBalance + extra + (isOpen ? invoice.creditGiven : 0)
      const paid = isOpen ? afterPayment(subscription, { invoice, payment, coupon }) : {}
      deps.subscriptions.updateIn(tx, subscription, { ...paid, creditBalance })
    }
    if (isOpen) mail()
  }
}

/** Returns the id of an invoice's only manual payment. */
export function manualPaymentId(invoiceId: string): string {
  return `${invoiceId}_manual`
}

/** Returns a pending payment of the invoice's total, which is not stored yet. */
export function newPayment(
  { clock }: Pick<Deps, 'clock'>,
  { id, invoice, provider, methodId }: { invoice: Invoice } & Pick<Payment, 'id' | 'provider' | 'methodId'>,
): Payment {
  return {
    ...newDocument(clock, { id, schema: PAYMENT_SCHEMA, createdBy: invoice.uid }),
    uid: invoice.uid,
    invoiceId: invoice.id,
    provider,
    methodId,
    amount: invoice.total,
    currency: invoice.currency,
    status: 'pending',
    refundedAmount: 0,
    externalId: null,
    cardHash: null,
    answers: [],
    submittedAt: null,
    proof: null,
    approvals: [],
    reason: null,
    paidAt: null,
    refunds: [],
  }
}

type PaymentWrite = { invoice: Invoice; payment: ReceivedPayment; known: Payment | null; now: number }

function writePaymentIn(deps: SettleDeps, tx: Tx, { invoice, payment, known, now }: PaymentWrite): void {
  const { id, provider, amount, externalId, cardHash, approvals = [] } = payment
  const paid = { status: 'paid', amount, externalId, cardHash, approvals, reason: null, paidAt: now } as const
  if (known) deps.payments.updateIn(tx, known, paid)
  else deps.payments.createIn(tx, { ...newPayment(deps, { id, invoice, provider, methodId: null }), ...paid })
}

/** Returns the fields of the subscription that a paid invoice changes. */
function afterPayment(
  subscription: Subscription,
  { invoice, payment, coupon }: { invoice: Invoice; payment: ReceivedPayment; coupon: Coupon | null },
): Partial<Subscription> {
  const { effect, lines, discount, id, issuedAt } = invoice
  const { provider, customerId, cardHash } = payment
  const openInvoiceId = subscription.openInvoiceId === id ? null : subscription.openInvoiceId
  const means = {
    provider,
    customerId: customerId ?? subscription.customerId,
    cardHash: cardHash ?? subscription.cardHash,
  }
  const status = nextStatus(subscription.status, 'pay')
  if (!effect || status === null) return { ...means, openInvoiceId }
  const { planId, version, interval, periodStart, periodEnd, kind } = effect
  const price = lines.reduce((sum, line) => (line.kind === 'plan' ? sum + line.amount : sum), 0)
  return {
    ...means,
    status,
    planId,
    version,
    interval,
    periodStart,
    periodEnd,
    periodAmount: Math.max(0, price - (discount?.amount ?? 0)),
    openInvoiceId,
    graceUntil: null,
    pausedAt: null,
    resumeAt: null,
    pendingChange: null,
    dueAt: periodEnd,
    // A coupon is redeemed once: the running one was not redeemed with this invoice.
    ...(discount && coupon && coupon.id !== subscription.discount?.couponId
      ? { discount: beginDiscount(coupon, discount.code, issuedAt) }
      : {}),
    ...(kind === 'renew' ? {} : { anchorDay: new Date(periodStart).getUTCDate(), cancelAtPeriodEnd: false }),
  }
}
