import type { refundPayment as contract, ReviewedPayment } from '@postwright/core/api/manual-payments'
import type { Payment } from '@postwright/core/model/payment'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { noteRefundIn, requireRefundable } from '../billing/refund-payment.ts'
import type { Caller } from '../caller.ts'
import { hashId } from '../hashes.ts'
import type { Deps } from '../ports/deps.ts'
import { describePayment } from './review-list.ts'

/**
 * Refunds a payment once per key: at its provider first, then in the ledger. A manual payment was already refunded by hand.
 * @throws the codes of the contract
 */
export async function refundByAdmin(
  deps: Deps,
  { uid: actorUid }: Caller,
  { paymentId, amount, reason, refundKey }: z.output<typeof contract.input>,
): Promise<ReviewedPayment> {
  const refundId = hashId(['refund', paymentId, refundKey])
  const payment = await requirePayment(deps, paymentId)
  if (isNoted(payment, refundId)) return describePayment(deps, payment)
  requireRefundable(payment, amount)
  if (payment.provider === 'stripe') await refundAtProvider(deps, { refundId, payment, amount })
  await deps.transact(async (tx) => {
    const before = await deps.payments.getIn(tx, paymentId)
    // The provider's event may have recorded the refund first, without the admin.
    const isOwn = before?.refunds.some(({ id, by }) => id === refundId && by === actorUid)
    const note = await noteRefundIn(deps, tx, { paymentId, refundId, amount, reason, by: actorUid })
    note()
    if (isOwn) return
    const facts = { invoiceId: payment.invoiceId, amount, currency: payment.currency, reason }
    deps.auditLog.appendIn(tx, { action: 'payment.refunded', actorUid, subject: paymentId, facts })
  })
  return describePayment(deps, await requirePayment(deps, paymentId))
}

type Refund = { refundId: string; payment: Payment; amount: number }

/** @throws `payments_off`, `refund_refused`, `payments_unreachable`: the same key may be tried again */
async function refundAtProvider({ paymentProvider }: Pick<Deps, 'paymentProvider'>, refund: Refund): Promise<void> {
  if (paymentProvider === null) throw new AppError('payments_off')
  const outcome = await paymentProvider.refund(refund)
  if (outcome.kind === 'refused') throw new AppError('refund_refused', { message: outcome.reason })
  if (outcome.kind === 'unknown') throw new AppError('payments_unreachable', { message: refund.refundId })
}

function isNoted({ refunds }: Payment, refundId: string): boolean {
  return refunds.some(({ id }) => id === refundId)
}

async function requirePayment({ payments }: Pick<Deps, 'payments'>, paymentId: string): Promise<Payment> {
  const payment = await payments.get(paymentId)
  if (!payment) throw new AppError('not_found', { message: `no payment ${paymentId}` })
  return payment
}
