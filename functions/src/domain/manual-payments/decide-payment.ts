import type { approvePayment as contract, ReviewedPayment } from '@postwright/core/api/manual-payments'
import { APPROVALS_NEEDED, type Payment } from '@postwright/core/model/payment'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { planBillingMailIn } from '../billing/billing-mail.ts'
import { settleInvoiceIn } from '../billing/settle-invoice.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { describePayment } from './review-list.ts'

/**
 * Stores an admin's approval of a payment under review. The last required approval settles the invoice in the same transaction. A repeated approval
 * changes nothing.
 * @throws `not_found`, `billing_state` for a payment that is not under review or was submitted again, `approval_refused` for the admin's own payment
 */
export async function approvePayment(
  deps: Deps,
  { uid }: Caller,
  { paymentId, submittedAt }: z.output<typeof contract.input>,
): Promise<ReviewedPayment> {
  await deps.transact(async (tx) => {
    const payment = await requirePaymentIn(deps, tx, paymentId)
    if (payment.approvals.some(({ by }) => by === uid)) return
    requireUnderReview(payment)
    if (submittedAt !== undefined && submittedAt !== payment.submittedAt) {
      throw new AppError('billing_state', { message: `payment ${paymentId} was submitted again` })
    }
    if (payment.uid === uid) throw new AppError('approval_refused', { message: `${uid} approves their own payment` })
    const approvals = [...payment.approvals, { by: uid, at: deps.clock.now() }]
    const isSettled = approvals.length >= APPROVALS_NEEDED
    const settle = isSettled ? await settleIn(deps, tx, { ...payment, approvals }) : null
    if (settle) settle()
    else deps.payments.updateIn(tx, payment, { approvals })
    deps.auditLog.appendIn(tx, {
      action: 'payment.approved',
      actorUid: uid,
      subject: paymentId,
      facts: { invoiceId: payment.invoiceId, approvals: approvals.length, isSettled },
    })
  })
  return describeNow(deps, paymentId)
}

function settleIn(deps: Deps, tx: Tx, { id, invoiceId, amount, currency, approvals }: Payment): Promise<() => void> {
  const received = { id, provider: 'manual', amount, currency, externalId: null, cardHash: null } as const
  return settleInvoiceIn(deps, tx, { invoiceId, payment: { ...received, customerId: null, approvals } })
}

/**
 * Rejects a payment under review: its approvals are removed, and its user sees the reason and may submit it again.
 * @throws `not_found`, `billing_state` for a payment that is not under review
 */
export async function refusePayment(
  deps: Deps,
  { uid: actorUid }: Caller,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<ReviewedPayment> {
  await deps.transact(async (tx) => {
    const payment = await requirePaymentIn(deps, tx, paymentId)
    if (payment.status === 'refused' && payment.reason === reason) return
    requireUnderReview(payment)
    const { uid, invoiceId, amount: total, currency } = payment
    const invoice = await deps.invoices.getIn(tx, invoiceId)
    const mail = await planBillingMailIn(deps, tx, {
      uid,
      event: 'payment_refused',
      planName: invoice?.lines[0]?.planName ?? '',
      reason,
      invoice: { number: invoice?.number ?? '', currency, total },
    })
    deps.payments.updateIn(tx, payment, { status: 'refused', reason, approvals: [] })
    deps.auditLog.appendIn(tx, {
      action: 'payment.refused',
      actorUid,
      subject: paymentId,
      facts: { invoiceId, approvals: payment.approvals.length, reason },
    })
    mail()
  })
  return describeNow(deps, paymentId)
}

async function requirePaymentIn({ payments }: Pick<Deps, 'payments'>, tx: Tx, paymentId: string): Promise<Payment> {
  const payment = await payments.getIn(tx, paymentId)
  if (!payment) throw new AppError('not_found', { message: `no payment ${paymentId}` })
  return payment
}

/** Requires a manual payment under review. A card payment that does not match its invoice is also under review, but is settled at its provider. */
function requireUnderReview({ id, provider, status }: Payment): void {
  if (provider !== 'manual' || status !== 'in_review') {
    throw new AppError('billing_state', { message: `${provider} payment ${id} is ${status}` })
  }
}

/** @throws `not_found` */
async function describeNow(deps: Deps, paymentId: string): Promise<ReviewedPayment> {
  const payment = await deps.payments.get(paymentId)
  if (!payment) throw new AppError('not_found', { message: `no payment ${paymentId}` })
  return describePayment(deps, payment)
}
