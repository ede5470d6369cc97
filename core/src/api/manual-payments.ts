import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { invoiceSchema } from '../model/invoice.ts'
import {
  METHOD_ANSWER_MAX,
  METHOD_FIELDS_MAX,
  methodFieldSchema,
  methodTermsSchema,
  PAYMENT_METHODS_MAX,
  paymentMethodSchema,
  PROOF_TYPES,
} from '../model/payment-method.ts'
import { paymentSchema, paymentStatusSchema } from '../model/payment.ts'
import { userSchema } from '../model/user.ts'

/** Number of payments per page of an admin's list. */
export const PAYMENTS_PAGE_MAX = 30

const payment = z.object({ paymentId: documentId() })

/** A payment method as the payer sees it. */
const offeredMethodSchema = paymentMethodSchema.pick({
  id: true,
  name: true,
  instructions: true,
  fields: true,
  needsProof: true,
})
export type OfferedMethod = z.infer<typeof offeredMethodSchema>

/** The caller's manual payment, without the identity of its approvers. */
const ownPaymentSchema = paymentSchema
  .pick({ id: true, invoiceId: true, methodId: true, amount: true, currency: true, status: true, reason: true })
  .extend({
    answers: z.record(z.string(), z.string()),
    submittedAt: instant().nullable(),
    proof: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  })
export type OwnManualPayment = z.infer<typeof ownPaymentSchema>

/** Returns the manual payment of an invoice of the caller, and the methods that its currency and country allow. */
export const getManualPayment = defineEndpoint({
  method: 'GET',
  path: '/billing/invoices/:invoiceId/manual-payment',
  auth: 'session',
  input: z.object({ invoiceId: documentId() }),
  output: z.object({ payment: ownPaymentSchema.nullable(), methods: z.array(offeredMethodSchema) }),
  errors: ['validation_failed', 'unauthenticated', 'not_found', 'rate_limited'],
})

/** Stores the proof of payment: PNG, JPEG, WebP or PDF. It replaces the previous file until the payment is submitted. */
export const uploadPaymentProof = defineEndpoint({
  method: 'PUT',
  path: '/billing/invoices/:invoiceId/manual-payment/proof',
  auth: 'session',
  body: 'binary',
  file: 'proof',
  input: z.object({ invoiceId: documentId(), name: z.string().trim().min(1).max(120) }),
  output: z.object({ payment: ownPaymentSchema }),
  errors: [
    'validation_failed',
    'unauthenticated',
    'not_found',
    'billing_state',
    'media_invalid',
    'unsupported_content_type',
    'payload_too_large',
    'rate_limited',
  ],
})

/** Reports that an invoice was paid by a method. Two admins review the payment. Repeating it changes nothing. */
export const submitManualPayment = defineEndpoint({
  method: 'POST',
  path: '/billing/invoices/:invoiceId/manual-payment',
  auth: 'session',
  input: z.object({
    invoiceId: documentId(),
    methodId: documentId(),
    answers: z
      .record(methodFieldSchema.shape.key, z.string().trim().max(METHOD_ANSWER_MAX))
      .refine((answers) => Object.keys(answers).length <= METHOD_FIELDS_MAX),
  }),
  output: z.object({ payment: ownPaymentSchema }),
  errors: ['validation_failed', 'unauthenticated', 'not_found', 'billing_state', 'proof_missing', 'rate_limited'],
})

/** Lists all methods, offered or not, in display order. */
export const listPaymentMethods = defineEndpoint({
  method: 'GET',
  path: '/admin/payment-methods',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ methods: z.array(paymentMethodSchema) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Saves a method; `rev` 0 creates one (sensitive, because a method determines where money goes). */
export const savePaymentMethod = defineEndpoint({
  method: 'PUT',
  path: '/admin/payment-methods/:methodId',
  auth: 'admin',
  input: z.object({ methodId: documentId(), rev: z.int().min(0), terms: methodTermsSchema }),
  output: z.object({ method: paymentMethodSchema }),
  errors: [
    'route_not_found',
    'validation_failed',
    'not_found',
    'stale_revision',
    'list_full',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** Sorts the methods; methods not named come last. */
export const orderPaymentMethods = defineEndpoint({
  method: 'PUT',
  path: '/admin/payment-methods-order',
  auth: 'admin',
  input: z.object({ methodIds: z.array(documentId()).max(PAYMENT_METHODS_MAX) }),
  output: z.object({ methodIds: z.array(documentId()) }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** A payment as admins see it, of any provider. */
export const reviewedPaymentSchema = paymentSchema
  .pick({
    id: true,
    createdAt: true,
    uid: true,
    invoiceId: true,
    provider: true,
    methodId: true,
    amount: true,
    currency: true,
    status: true,
    refundedAmount: true,
    approvals: true,
    reason: true,
    paidAt: true,
    refunds: true,
  })
  .extend({
    /** The person's answers, by question label. */
    answers: z.array(z.object({ label: z.string(), value: z.string() })),
    submittedAt: instant().nullable(),
    proof: z.object({ name: z.string(), type: z.enum(PROOF_TYPES), bytes: z.int() }).nullable(),
    /** Null if the method was deleted, or the payment went through a provider. */
    methodName: z.string().nullable(),
    /** Null if the account was deleted. */
    person: userSchema.pick({ fullName: true, email: true }).nullable(),
    invoice: invoiceSchema.pick({ number: true, status: true, total: true, dueAt: true }).nullable(),
  })
export type ReviewedPayment = z.infer<typeof reviewedPaymentSchema>

/** Lists the payments with a status, latest first. */
export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/admin/payments',
  auth: 'admin',
  input: z.object({ status: paymentStatusSchema, before: z.string().max(200).optional() }),
  output: z.object({
    payments: z.array(reviewedPaymentSchema).max(PAYMENTS_PAGE_MAX),
    /** Cursor of the next page; null on the last one. */
    before: z.string().nullable(),
  }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Returns the proof of a payment as base64. Each access is recorded in the audit log. */
export const readPaymentProof = defineEndpoint({
  method: 'GET',
  path: '/admin/payments/:paymentId/proof',
  auth: 'admin',
  input: payment,
  output: z.object({ name: z.string(), type: z.enum(PROOF_TYPES), data: z.base64() }),
  errors: ['route_not_found', 'validation_failed', 'not_found', 'rate_limited'],
})

const decided = z.object({ payment: reviewedPaymentSchema })

/**
 * Approves a manual payment (sensitive). The second admin's approval settles the invoice. Repeating it changes nothing. With `submittedAt`, approves
 * only the submission made at that time.
 */
export const approvePayment = defineEndpoint({
  method: 'POST',
  path: '/admin/payments/:paymentId/approval',
  auth: 'admin',
  input: payment.extend({ submittedAt: instant().optional() }),
  output: decided,
  errors: [
    'route_not_found',
    'validation_failed',
    'not_found',
    'approval_refused',
    'billing_state',
    'payment_mismatch',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** Refuses a manual payment (sensitive) with a reason, which the payer can read and receives by mail. The payer can submit the payment again. */
export const refusePayment = defineEndpoint({
  method: 'POST',
  path: '/admin/payments/:paymentId/refusal',
  auth: 'admin',
  input: payment.extend({ reason: z.string().trim().min(1).max(500) }),
  output: decided,
  errors: [
    'route_not_found',
    'validation_failed',
    'not_found',
    'billing_state',
    'reauthentication_required',
    'rate_limited',
  ],
})

/**
 * Refunds a payment through its provider, or records a manual refund (sensitive). `amount` is in minor units. Repeating it with the same key refunds
 * once.
 */
export const refundPayment = defineEndpoint({
  method: 'POST',
  path: '/admin/payments/:paymentId/refunds',
  auth: 'admin',
  input: payment.extend({
    amount: z.int().min(1),
    reason: z.string().trim().max(500),
    refundKey: z.string().regex(/^[A-Za-z0-9_-]{8,40}$/),
  }),
  output: decided,
  errors: [
    'route_not_found',
    'validation_failed',
    'not_found',
    'refund_refused',
    'payments_off',
    'payments_unreachable',
    'reauthentication_required',
    'rate_limited',
  ],
})
