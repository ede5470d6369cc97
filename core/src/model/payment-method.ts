import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'
import { billingCurrencySchema } from './subscription.ts'

export const PAYMENT_METHOD_SCHEMA = 1
export const PAYMENT_PROOF_SCHEMA = 1

export const PAYMENT_METHODS_MAX = 20
/** Most questions of one method. */
export const METHOD_FIELDS_MAX = 6
export const METHOD_INSTRUCTIONS_MAX = 2000
export const METHOD_LABEL_MAX = 60
export const METHOD_ANSWER_MAX = 200
/** Largest proof, in bytes. */
export const PROOF_BYTES_MAX = 2 * 1024 * 1024
/** Proofs that are kept of one payment; a later one takes the place of the one before. */
export const PROOF_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const

/** A question to who pays, such as the name on the account. */
export const methodFieldSchema = z.object({
  /** Stays the same when the label is changed. */
  key: z.string().regex(/^[a-z][a-z0-9_]{0,29}$/),
  label: z.string().trim().min(1).max(METHOD_LABEL_MAX),
  isRequired: z.boolean(),
})
export type MethodField = z.infer<typeof methodFieldSchema>

/** Terms of a payment method, set by an admin. Empty lists of currencies or countries stand for all of them. */
export const methodTermsSchema = z.object({
  name: z.string().trim().min(1).max(60),
  /** Plain text with line breaks: the account to pay to, and how. */
  instructions: z.string().trim().min(1).max(METHOD_INSTRUCTIONS_MAX),
  fields: z
    .array(methodFieldSchema)
    .max(METHOD_FIELDS_MAX)
    .refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length),
  currencies: z.array(billingCurrencySchema).max(12),
  /** ISO 3166-1 alpha-2. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
  needsProof: z.boolean(),
  isOffered: z.boolean(),
})
export type MethodTerms = z.infer<typeof methodTermsSchema>

/** A way to pay without a provider, `paymentMethods/{id}`: bank transfer, cash, a wallet. */
export const paymentMethodSchema = documentBase.extend({ ...methodTermsSchema.shape, sort: z.int().min(0) })
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** Uploaded proof of a manual payment, `paymentProofs/{id}`. Its bytes lie in the file store. */
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
