import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'
import { billingCurrencySchema } from './subscription.ts'

export const PAYMENT_METHOD_SCHEMA = 1
export const PAYMENT_PROOF_SCHEMA = 1

export const PAYMENT_METHODS_MAX = 20
/** Maximum number of questions per method. */
export const METHOD_FIELDS_MAX = 6
export const METHOD_INSTRUCTIONS_MAX = 2000
export const METHOD_LABEL_MAX = 60
export const METHOD_ANSWER_MAX = 200
/** Maximum size of a proof, in bytes. */
export const PROOF_BYTES_MAX = 2 * 1024 * 1024
/** Accepted file types of a proof. A later proof of a payment replaces the previous one. */
export const PROOF_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const

/** A question to the payer, such as the name on the account. */
export const methodFieldSchema = z.object({
  /** Key of the question; it stays the same when the label is changed. */
  key: z.string().regex(/^[a-z][a-z0-9_]{0,29}$/),
  label: z.string().trim().min(1).max(METHOD_LABEL_MAX),
  isRequired: z.boolean(),
})
export type MethodField = z.infer<typeof methodFieldSchema>

/** Terms of a payment method, set by an admin. An empty list of currencies or countries means all. */
export const methodTermsSchema = z.object({
  name: z.string().trim().min(1).max(60),
  /** Plain text with line breaks: the account to pay to, and instructions. */
  instructions: z.string().trim().min(1).max(METHOD_INSTRUCTIONS_MAX),
  fields: z
    .array(methodFieldSchema)
    .max(METHOD_FIELDS_MAX)
    .refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length),
  currencies: z.array(billingCurrencySchema).max(12),
  /** Country codes (ISO 3166-1 alpha-2). */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
  needsProof: z.boolean(),
  isOffered: z.boolean(),
})
export type MethodTerms = z.infer<typeof methodTermsSchema>

/** A payment method without a provider, `paymentMethods/{id}`: bank transfer, cash, a wallet. */
export const paymentMethodSchema = documentBase.extend({ ...methodTermsSchema.shape, sort: z.int().min(0) })
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** Uploaded proof of a manual payment, `paymentProofs/{id}`. Its bytes are in the file store. */
export const paymentProofSchema = documentBase.extend({
  uid: documentId(),
  paymentId: documentId(),
  name: z.string().min(1).max(120),
  type: z.enum(PROOF_TYPES),
  bytes: z.int().min(1).max(PROOF_BYTES_MAX),
  path: z.string().min(1).max(300),
  uploadedAt: instant(),
})
export type PaymentProof = z.infer<typeof paymentProofSchema>
