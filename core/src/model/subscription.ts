import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

/** Current schema version of subscriptions. Schema 1 counted the months of a discount, and had no coupon discounts. */
export const SUBSCRIPTION_SCHEMA = 2

export const PAUSE_MONTHS_MAX = 3
/** Time after the end of a paid plan during which scheduled posts are still published. */
export const GRACE = 14 * 24 * 60 * 60 * 1000

export const billingIntervalSchema = z.enum(['month', 'year'])
export type BillingInterval = z.infer<typeof billingIntervalSchema>

/** Currency code in lower case (ISO 4217). */
export const billingCurrencySchema = z.string().regex(/^[a-z]{3}$/)

export const subscriptionStatusSchema = z.enum(['trialing', 'active', 'past_due', 'paused', 'canceled'])
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>

export const paymentProviderSchema = z.enum(['stripe', 'manual'])
export type PaymentProviderKind = z.infer<typeof paymentProviderSchema>

/** Version of a price plan that is paid for, and the billing interval. */
export const planChoiceSchema = z.object({
  planId: documentId(),
  version: z.int().min(1),
  interval: billingIntervalSchema,
})
export type PlanChoice = z.infer<typeof planChoiceSchema>

const COUNTRY = /^[A-Z]{2}$/

/** Recipient of an invoice. `country` is ISO 3166-1 alpha-2, `vatId` is empty for private customers. */
export const billingDetailsSchema = z.object({
  name: z.string().trim().max(120),
  address: z.string().trim().max(300),
  country: z.string().regex(COUNTRY).nullable(),
  vatId: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{2}[A-Z0-9]{2,13})?$/),
})
export type BillingDetails = z.infer<typeof billingDetailsSchema>

export const NO_BILLING_DETAILS: BillingDetails = { name: '', address: '', country: null, vatId: '' }

/** A coupon on a subscription: invoices before `endsAt` are discounted. `endsAt` is null for a discount without an end. */
export const subscriptionDiscountSchema = z.object({
  couponId: documentId(),
  code: z.string().max(40),
  startedAt: instant(),
  endsAt: instant().nullable(),
})

/** Subscription of a person, `subscriptions/{uid}`. People without one are on Free and pay nothing. Amounts are in minor units. */
export const subscriptionSchema = documentBase.extend({
  uid: documentId(),
  ...planChoiceSchema.shape,
  /** Currency of the subscription, which never changes while the subscription lasts. */
  currency: billingCurrencySchema,
  status: subscriptionStatusSchema,
  /** Day of the month on which periods begin; the last day in shorter months. */
  anchorDay: z.int().min(1).max(31),
  /** Paid period, half-open. In epoch milliseconds. */
  periodStart: instant(),
  periodEnd: instant(),
  /** Amount paid for the period without tax. On a plan change, its unused part is credited. */
  periodAmount: z.int().min(0),
  trialEnd: instant().nullable(),
  graceUntil: instant().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** Plan that replaces the current one at the end of the period. */
  pendingChange: planChoiceSchema.nullable(),
  pausedAt: instant().nullable(),
  resumeAt: instant().nullable(),
  provider: paymentProviderSchema.nullable(),
  customerId: z.string().max(200).nullable(),
  cardHash: z.string().max(128).nullable(),
  discount: subscriptionDiscountSchema.nullable(),
  creditBalance: z.int().min(0),
  /** Limits that an admin has set for the person until a given time; null means no end. */
  overrides: z
    .object({ limits: z.record(z.string(), z.int().min(0).nullable()), until: instant().nullable() })
    .nullable(),
  trialUsedAt: instant().nullable(),
  trialRemindedAt: instant().nullable(),
  details: billingDetailsSchema,
  /** Id of the invoice that waits for its payment. */
  openInvoiceId: documentId().nullable(),
  /** Time of the billing sweep's next step; null if there is none. */
  dueAt: instant().nullable(),
})

export type Subscription = z.infer<typeof subscriptionSchema>
