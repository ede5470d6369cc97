import type { getManualPayment as contract, OwnManualPayment } from '@postwright/core/api/manual-payments'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Invoice } from '@postwright/core/model/invoice'
import type { Payment } from '@postwright/core/model/payment'
import type { PaymentProof } from '@postwright/core/model/payment-method'
import { AppError } from '../app-error.ts'
import { manualPaymentId } from '../billing/settle-invoice.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import { listOfferedMethods } from './payment-methods.ts'

/** @throws `not_found` for another user's invoice */
export async function getManualPayment(
  deps: Pick<Deps, 'invoices' | 'payments' | 'paymentProofs' | 'paymentMethods'>,
  { uid }: Caller,
  { invoiceId }: { invoiceId: string },
): Promise<OutputOf<typeof contract>> {
  const invoice = requireOwn(await deps.invoices.get(invoiceId), uid)
  const [payment, methods] = await Promise.all([
    deps.payments.get(manualPaymentId(invoiceId)),
    listOfferedMethods(deps, invoice),
  ])
  const proof = payment && payment.proof !== null ? await deps.paymentProofs.get(payment.proof) : null
  return { payment: payment && toOwnPayment(payment, proof), methods }
}

/** @throws `not_found` for a missing invoice or one of another user */
export function requireOwn(invoice: Invoice | null, uid: string): Invoice {
  if (invoice?.uid !== uid || invoice.kind !== 'invoice') {
    throw new AppError('not_found', { message: `no such invoice of ${uid}` })
  }
  return invoice
}

/** @throws `billing_state` for an invoice that awaits no payment */
export function requirePayable({ id, status, total }: Invoice): void {
  if (status !== 'open' || total === 0) throw new AppError('billing_state', { message: `invoice ${id} is ${status}` })
}

/** Returns a payment as its payer sees it, without its approvals. */
export function toOwnPayment(payment: Payment, proof: PaymentProof | null): OwnManualPayment {
  const { id, invoiceId, methodId, amount, currency, status, reason, answers, submittedAt } = payment
  return {
    id,
    invoiceId,
    methodId,
    amount,
    currency,
    status,
    reason,
    answers: Object.fromEntries(answers.map(({ key, value }) => [key, value])),
    submittedAt,
    proof: proof && { name: proof.name, bytes: proof.bytes },
  }
}
