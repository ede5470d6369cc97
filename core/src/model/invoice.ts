import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'
import { billingCurrencySchema, billingDetailsSchema, billingIntervalSchema, planChoiceSchema } from './subscription.ts'

export const INVOICE_SCHEMA = 1

export const INVOICE_LINES_MAX = 20

export const invoiceStatusSchema = z.enum(['draft', 'open', 'paid', 'void', 'refunded'])
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>

/** One line of an invoice. Amounts are in minor units; a credit is negative. */
export const invoiceLineSchema = z.object({
  kind: z.enum(['plan', 'unused', 'credit', 'refund']),
  planId: documentId(),
  /** Name of the plan when the invoice was issued. */
  planName: z.string().max(40),
  version: z.int().min(1),
  interval: billingIntervalSchema,
  periodStart: instant(),
  periodEnd: instant(),
  quantity: z.int().min(1),
  unitAmount: z.int(),
  amount: z.int(),
})
export type InvoiceLine = z.infer<typeof invoiceLineSchema>

/** One tax of an invoice. Rates are in basis points: 2000 is 20 %. */
export const taxLineSchema = z.object({
  country: z.string().length(2),
  rate: z.int().min(0).max(10_000),
  treatment: z.enum(['taxed', 'reverse_charge', 'not_registered', 'outside_scope']),
  amount: z.int(),
})
export type TaxLine = z.infer<typeof taxLineSchema>

export const sellerSchema = z.object({
  name: z.string().max(120),
  address: z.string().max(300),
  country: z.string().length(2).nullable(),
  vatId: z.string().max(20),
})
export type Seller = z.infer<typeof sellerSchema>

/** Effect of the invoice's payment on the subscription. */
export const invoiceEffectSchema = planChoiceSchema.extend({
  kind: z.enum(['start', 'renew', 'change']),
  periodStart: instant(),
  periodEnd: instant(),
})
export type InvoiceEffect = z.infer<typeof invoiceEffectSchema>

/** Invoice or credit note, `invoices/{id}`. Kept as required by law after the customer's account is deleted, without name and address. */
export const invoiceSchema = documentBase.extend({
  kind: z.enum(['invoice', 'credit_note']),
  /** Number without gaps in its series: assigned in the transaction that issues the invoice. */
  number: z.string().max(30),
  uid: documentId(),
  /** Invoice that a credit note corrects. */
  creditOf: documentId().nullable(),
  status: invoiceStatusSchema,
  lines: z.array(invoiceLineSchema).min(1).max(INVOICE_LINES_MAX),
  discount: z.object({ couponId: documentId(), code: z.string().max(40), amount: z.int().min(0) }).nullable(),
  tax: z.array(taxLineSchema).max(4),
  /** Sum of the lines minus the discount, before tax and balance. */
  net: z.int(),
  /** Amount taken from the person's credit. */
  creditUsed: z.int().min(0),
  /** Amount to be paid: `net` and tax, minus `creditUsed`. */
  total: z.int(),
  currency: billingCurrencySchema,
  details: billingDetailsSchema,
  seller: sellerSchema,
  effect: invoiceEffectSchema.nullable(),
  /** Amount added to the person's credit on payment: the unused value of the old plan beyond the price of the new one. */
  creditGiven: z.int().min(0),
  issuedAt: instant(),
  dueAt: instant(),
  paidAt: instant().nullable(),
  attempt: z.int().min(0),
  nextAttemptAt: instant().nullable(),
})

export type Invoice = z.infer<typeof invoiceSchema>
