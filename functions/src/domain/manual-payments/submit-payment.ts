import type { OwnManualPayment, submitManualPayment as contract } from '@postwright/core/api/manual-payments'
import type { Payment, PaymentAnswer } from '@postwright/core/model/payment'
import type { PaymentMethod } from '@postwright/core/model/payment-method'
import { ownValue } from '@postwright/core/own-value'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import { manualPaymentId, newPayment } from '../billing/settle-invoice.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import { isOfferedFor } from './payment-methods.ts'
import { requireOwn, requirePayable, toOwnPayment } from './own-payment.ts'

type Input = z.output<typeof contract.input>

/**
 * Submits the caller's payment for review. A rejected payment starts again without its approvals. A payment that is already submitted with the same
 * method and answers stays unchanged.
 * @throws the codes of the contract; `billing_state` for other answers to a payment that is under review or settled
 */
export async function submitManualPayment(
  deps: Pick<Deps, 'invoices' | 'payments' | 'paymentMethods' | 'paymentProofs' | 'transact' | 'clock'>,
  { uid }: Caller,
  { invoiceId, methodId, answers: given }: Input,
): Promise<{ payment: OwnManualPayment }> {
  const id = manualPaymentId(invoiceId)
  return deps.transact(async (tx) => {
    const [stored, known, method] = await Promise.all([
      deps.invoices.getIn(tx, invoiceId),
      deps.payments.getIn(tx, id),
      deps.paymentMethods.getIn(tx, methodId),
    ])
    const invoice = requireOwn(stored, uid)
    const proof = known && known.proof !== null ? await deps.paymentProofs.getIn(tx, known.proof) : null
    if (known && isSubmitted(known, { methodId, given })) return { payment: toOwnPayment(known, proof) }
    requirePayable(invoice)
    if (known && known.status !== 'pending' && known.status !== 'refused') {
      throw new AppError('billing_state', { message: `payment ${id} is ${known.status}` })
    }
    if (!method || !isOfferedFor(method, invoice)) {
      throw new AppError('validation_failed', { fields: { methodId: FIELD_WORDS.paymentMethod } })
    }
    const answers = readAnswers(method, given)
    if (method.needsProof && !proof) throw new AppError('proof_missing', { message: `payment ${id}` })
    const submittedAt = deps.clock.now()
    const submitted = { methodId, answers, submittedAt, status: 'in_review', reason: null, approvals: [] } as const
    const change: Partial<Payment> = { ...submitted, approvals: [] }
    if (known) return { payment: toOwnPayment(deps.payments.updateIn(tx, known, change), proof) }
    const payment = { ...newPayment(deps, { id, invoice, provider: 'manual', methodId }), ...change }
    deps.payments.createIn(tx, payment)
    return { payment: toOwnPayment(payment, null) }
  })
}

/** Returns whether the payment is under review or approved with the same answers. */
function isSubmitted({ status, methodId, answers }: Payment, wanted: { methodId: string; given: Input['answers'] }) {
  const filled = Object.entries(wanted.given).filter(([, value]) => value !== '')
  const isSame =
    filled.length === answers.length && answers.every(({ key, value }) => ownValue(wanted.given, key) === value)
  return (status === 'in_review' || status === 'paid') && methodId === wanted.methodId && isSame
}

/** @throws `validation_failed` for a missing answer, or for an answer to a field that the method does not have */
function readAnswers({ fields }: PaymentMethod, given: Input['answers']): PaymentAnswer[] {
  const unknown = Object.keys(given).filter((key) => !fields.some((field) => field.key === key))
  const missing = fields.filter(({ key, isRequired }) => isRequired && (ownValue(given, key) ?? '') === '')
  const wrong = [
    ...unknown.map((key) => [`answers.${key}`, FIELD_WORDS.paymentAnswer] as const),
    ...missing.map(({ key }) => [`answers.${key}`, FIELD_WORDS.required] as const),
  ]
  if (wrong.length > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(wrong) })
  return fields.flatMap(({ key, label }) => {
    const value = ownValue(given, key) ?? ''
    return value === '' ? [] : [{ key, label, value }]
  })
}
