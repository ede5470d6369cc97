import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'
import { METHOD_ANSWER_MAX, METHOD_FIELDS_MAX, methodFieldSchema } from './payment-method.ts'
import { billingCurrencySchema, paymentProviderSchema } from './subscription.ts'

export const PAYMENT_SCHEMA = 2

/** Maximum number of refunds per payment. */
export const REFUNDS_MAX = 20
/** Number of different admins who must approve a manual payment. */
export const APPROVALS_NEEDED = 2

export const paymentStatusSchema = z.enum(['pending', 'in_review', 'paid', 'refused', 'refunded'])
export type PaymentStatus = z.infer<typeof paymentStatusSchema>

export const refundSchema = z.object({
  id: documentId(),
  amount: z.int().min(1),
  reason: z.string().max(500),
  by: z.string().min(1).max(128),
  at: instant(),
})
export type Refund = z.infer<typeof refundSchema>

/** An answer to a question of the method, with the label of the question at that time. */
const paymentAnswerSchema = methodFieldSchema
  .pick({ key: true, label: true })
  .extend({ value: z.string().max(METHOD_ANSWER_MAX) })
export type PaymentAnswer = z.infer<typeof paymentAnswerSchema>

/** Payment of an invoice, `payments/{id}`. Kept as required by law after the payer's account is deleted. Amounts are in minor units. */
export const paymentSchema = documentBase.extend({
  uid: documentId(),
  invoiceId: documentId(),
  provider: paymentProviderSchema,
  /** Id of the payment method of a manual payment. */
  methodId: documentId().nullable(),
  amount: z.int().min(0),
  currency: billingCurrencySchema,
  status: paymentStatusSchema,
  refundedAmount: z.int().min(0),
  /** Provider's id of the payment. */
  externalId: z.string().max(200).nullable(),
  cardHash: z.string().max(128).nullable(),
  answers: z.array(paymentAnswerSchema).max(METHOD_FIELDS_MAX),
  /** Time when a manual payment was submitted for review. */
  submittedAt: instant().nullable(),
  /** Uploaded proof of a manual payment. */
  proof: documentId().nullable(),
  approvals: z.array(z.object({ by: documentId(), at: instant() })).max(APPROVALS_NEEDED),
  /** Reason for the refusal: a code of the provider or a text by an admin. */
  reason: z.string().max(500).nullable(),
  paidAt: instant().nullable(),
  refunds: z.array(refundSchema).max(REFUNDS_MAX),
})

export type Payment = z.infer<typeof paymentSchema>
