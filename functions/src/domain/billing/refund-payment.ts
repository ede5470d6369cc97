import { type Invoice, INVOICE_SCHEMA, type InvoiceLine } from '@postwright/core/model/invoice'
import type { LedgerEntry } from '@postwright/core/model/ledger'
import { type Payment, type Refund, REFUNDS_MAX } from '@postwright/core/model/payment'
import { entriesOfRefund } from '@postwright/core/money/invoice-entries'
import { entriesOfKeptRefund } from '@postwright/core/money/ledger'
import { endSubscription } from '@postwright/core/money/subscription-state'
import { AppError } from '../app-error.ts'
import { entryId, openLedgerIn } from '../ledger/post-entry.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { planBillingMailIn } from './billing-mail.ts'
import { numberOf } from './issue-invoice.ts'
import type { SettleDeps } from './settle-invoice.ts'

type Input = { paymentId: string; refundId: string } & Pick<Refund, 'amount' | 'reason' | 'by'>

/**
 * Records a refund made by a provider: payment, invoice and credit note change together. A refund of the full payment for the running
 * period ends the plan. The refund of a payment that became credit takes the remaining credit. Reads first; the returned function writes. A recorded
 * refund changes nothing.
 * @throws `not_found` without the payment; `refund_refused` for more than the remaining amount, or for an unpaid payment
 */
export async function noteRefundIn(deps: SettleDeps, tx: Tx, input: Input): Promise<() => void> {
  const payment = await deps.payments.getIn(tx, input.paymentId)
  if (!payment) throw new AppError('not_found', { message: `no payment ${input.paymentId}` })
  if (payment.refunds.some(({ id }) => id === input.refundId)) return () => undefined
  requireRefundable(payment, input.amount)
  const [invoice, subscription, post, keptEntry] = await Promise.all([
    deps.invoices.getIn(tx, payment.invoiceId),
    deps.subscriptions.getIn(tx, payment.uid),
    openLedgerIn(deps, tx, payment.uid),
    deps.ledgerEntries.getIn(tx, entryId('payment_kept', payment.id)),
  ])
  if (!invoice) throw new AppError('not_found', { message: `no invoice ${payment.invoiceId}` })
  const takeNumber = await deps.invoices.readNumberIn(tx, 'credit_note')
  const line = invoice.lines[0]
  const mail = await planBillingMailIn(deps, tx, {
    uid: payment.uid,
    event: 'refunded',
    planName: line?.planName ?? '',
    invoice: { number: invoice.number, currency: payment.currency, total: input.amount },
  })
  return () => {
    const now = deps.clock.now()
    const refundedAmount = payment.refundedAmount + input.amount
    const isWhole = refundedAmount === payment.amount
    const { refundId: id, amount, reason, by } = input
    deps.payments.updateIn(tx, payment, {
      refundedAmount,
      refunds: [...payment.refunds, { id, amount, reason, by, at: now }],
      ...(isWhole ? { status: 'refunded' as const } : {}),
    })
    // The part that became credit is refunded first. It paid no invoice, so no credit note covers it.
    const kept = Math.min(amount, Math.max(0, keptOf(keptEntry) - payment.refundedAmount))
    const billed = amount - kept
    const taken = Math.min(kept, subscription?.creditBalance ?? 0)
    if (isWhole && billed > 0 && invoice.status === 'paid') deps.invoices.updateIn(tx, invoice, { status: 'refunded' })
    if (line && billed > 0) {
      deps.invoices.createIn(tx, newCreditNote(deps, { invoice, line, amount: billed, number: takeNumber() }))
    }
    const paysRunning = billed > 0 && invoice.effect?.periodStart === subscription?.periodStart
    const ended = isWhole && paysRunning && subscription?.status !== 'canceled' ? endSubscription(now) : {}
    if (subscription && (taken > 0 || 'status' in ended)) {
      const creditBalance = subscription.creditBalance - taken
      deps.subscriptions.updateIn(tx, subscription, { ...ended, creditBalance })
    }
    const { uid, currency, provider } = payment
    const postings = [
      ...entriesOfRefund(invoice, provider, billed),
      ...entriesOfKeptRefund({ uid, amount: kept, taken, currency }, provider),
    ]
    post({ kind: 'refund', reference: `${payment.id}_${id}`, postings })
    mail()
  }
}

/** Returns the part of a payment that became credit, in minor units. */
function keptOf(entry: LedgerEntry | null): number {
  return entry?.postings.find(({ amount }) => amount > 0)?.amount ?? 0
}

/** @throws `refund_refused` for an amount of 0 or above what remains of a payment, an unpaid payment, or too many refunds */
export function requireRefundable({ id, status, amount, refundedAmount, refunds }: Payment, wanted: number): void {
  const isLeft = wanted > 0 && wanted <= amount - refundedAmount
  if (status !== 'paid' || !isLeft || refunds.length >= REFUNDS_MAX) {
    throw new AppError('refund_refused', { message: `payment ${id} is ${status}, ${amount - refundedAmount} left` })
  }
}

type Note = { invoice: Invoice; line: InvoiceLine; amount: number; number: number }

/** Returns a credit note for a part of an invoice, with the same share of its tax. */
function newCreditNote(deps: Pick<Deps, 'clock' | 'ids'>, { invoice, line, amount, number }: Note): Invoice {
  const now = deps.clock.now()
  const tax = invoice.tax.map((each) => ({
    ...each,
    amount: invoice.total === 0 ? 0 : -Math.floor((each.amount * amount) / invoice.total + 0.5),
  }))
  const net = tax.reduce((left, each) => left - each.amount, -amount)
  return {
    ...newDocument(deps.clock, { id: deps.ids.random(), schema: INVOICE_SCHEMA, createdBy: invoice.uid }),
    kind: 'credit_note',
    number: numberOf('credit_note', number),
    uid: invoice.uid,
    creditOf: invoice.id,
    status: 'paid',
    lines: [{ ...line, kind: 'refund', quantity: 1, unitAmount: net, amount: net }],
    discount: null,
    tax,
    net,
    creditUsed: 0,
    total: -amount,
    currency: invoice.currency,
    details: invoice.details,
    seller: invoice.seller,
    effect: null,
    creditGiven: 0,
    issuedAt: now,
    dueAt: now,
    paidAt: now,
    attempt: 0,
    nextAttemptAt: null,
  }
}
