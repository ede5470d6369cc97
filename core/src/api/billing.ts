import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant, queryInstant } from '../ids.ts'
import { couponDurationSchema } from '../model/coupon.ts'
import { CODE_REFUSALS } from '../money/coupons.ts'
import { PLAN_LIMITS } from '../model/plan.ts'
import { invoiceSchema } from '../model/invoice.ts'
import { bookedEntrySchema } from '../model/ledger.ts'
import { paymentStatusSchema } from '../model/payment.ts'
import {
  billingCurrencySchema,
  billingDetailsSchema,
  paymentProviderSchema,
  PAUSE_MONTHS_MAX,
  planChoiceSchema,
  subscriptionSchema,
} from '../model/subscription.ts'

export const INVOICES_PAGE_MAX = 50
export const LEDGER_PAGE_MAX = 200

/** Prices are in minor units. */
export const offeredPlanSchema = z.object({
  planId: documentId(),
  version: z.int().min(1),
  name: z.string(),
  tagline: z.string(),
  prices: z.record(billingCurrencySchema, z.object({ month: z.int().min(0), year: z.int().min(0) })),
  trialDays: z.int().min(0),
})
export type OfferedPlan = z.infer<typeof offeredPlanSchema>

export const shownSubscriptionSchema = subscriptionSchema.omit({ customerId: true, cardHash: true }).extend({
  planName: z.string(),
  hasCard: z.boolean(),
})
export type ShownSubscription = z.infer<typeof shownSubscriptionSchema>

/**
 * For limits counted per workspace, `used` is the highest usage of any workspace, and `workspaceName` is the name of that workspace. A null `max` is
 * unlimited.
 */
const entitlementSchema = z.object({
  limit: z.enum(PLAN_LIMITS),
  max: z.int().min(0).nullable(),
  used: z.int().min(0),
  workspaceName: z.string().nullable(),
})

/** A coupon's code as a person types it. */
const typedCode = () => z.string().trim().toUpperCase().min(1).max(40)

const purchaseSchema = planChoiceSchema.extend({ currency: billingCurrencySchema })
const pricedPurchaseSchema = purchaseSchema.extend({ code: typedCode().optional() })

/** Returns the caller's plan, its open invoice and its limits, the plans on offer, and the payment providers of this installation. */
export const getBilling = defineEndpoint({
  method: 'GET',
  path: '/billing',
  auth: 'session',
  input: z.object({}),
  output: z.object({
    /** Null if the person has never had a plan other than Free. */
    subscription: shownSubscriptionSchema.nullable(),
    openInvoice: invoiceSchema.nullable(),
    plans: z.array(offeredPlanSchema),
    providers: z.array(paymentProviderSchema),
    canTry: z.boolean(),
    /** Limits of the person's plan, with their usage. */
    entitlements: z.array(entitlementSchema),
  }),
  errors: ['unauthenticated', 'rate_limited'],
})

export const changePreviewSchema = z.object({
  timing: z.enum(['now', 'period_end']),
  /** Time when the chosen plan begins. */
  startsAt: instant(),
  lines: invoiceSchema.shape.lines,
  /** Discount on the price: from the code in the request, otherwise the current discount. */
  discount: invoiceSchema.shape.discount,
  /** Outcome for the code in the request; null without a code. `replaces`: the code replaces the current discount. */
  code: z
    .object({
      code: z.string(),
      refusals: z.array(z.enum(CODE_REFUSALS)),
      duration: couponDurationSchema.nullable(),
      replaces: z.string().nullable(),
    })
    .nullable(),
  tax: invoiceSchema.shape.tax,
  net: z.int().min(0),
  creditUsed: z.int().min(0),
  creditGiven: z.int().min(0),
  total: z.int().min(0),
  currency: billingCurrencySchema,
  next: z.object({ at: instant(), amount: z.int().min(0) }),
})
export type ChangePreview = z.infer<typeof changePreviewSchema>

const PLAN_ERRORS = ['unauthenticated', 'plan_unavailable', 'plan_unchanged', 'billing_state', 'rate_limited'] as const

/** Computes a purchase or plan change to the minor unit, without writing anything. */
export const previewChange = defineEndpoint({
  method: 'POST',
  path: '/billing/preview',
  auth: 'session',
  input: pricedPurchaseSchema,
  output: changePreviewSchema,
  errors: ['validation_failed', ...PLAN_ERRORS],
})

/** Starts the trial of a plan, once per person and without a card. */
export const startTrial = defineEndpoint({
  method: 'POST',
  path: '/billing/trial',
  auth: 'session',
  input: purchaseSchema,
  output: z.object({ trialEnd: instant() }),
  errors: ['validation_failed', 'unauthenticated', 'plan_unavailable', 'billing_state', 'trial_used', 'rate_limited'],
})

/** Buys or changes the plan. Repeating it with the same key returns the same invoice and checkout. */
export const changePlan = defineEndpoint({
  method: 'POST',
  path: '/billing/plan',
  auth: 'session',
  input: pricedPurchaseSchema.extend({
    purchaseKey: z.string().regex(/^[A-Za-z0-9_-]{8,40}$/),
    provider: paymentProviderSchema,
  }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('checkout'), url: z.url() }),
    /** The invoice is paid by transfer or another manual method. */
    z.object({ kind: z.literal('manual'), invoiceId: documentId() }),
    /** Nothing was due. */
    z.object({ kind: z.literal('changed') }),
    z.object({ kind: z.literal('scheduled'), at: instant() }),
  ]),
  errors: ['validation_failed', 'code_refused', 'payments_off', 'payments_unreachable', ...PLAN_ERRORS],
})

/**
 * Cancels the plan at the end of the paid period, or undoes the cancellation; both drop a planned change. A plan with an overdue payment ends at
 * once, and its open invoice is voided. Repeating it changes nothing.
 */
export const setCancellation = defineEndpoint({
  method: 'PUT',
  path: '/billing/cancellation',
  auth: 'session',
  input: z.object({ cancelAtPeriodEnd: z.boolean() }),
  output: z.object({ endsAt: instant().nullable() }),
  errors: ['validation_failed', 'unauthenticated', 'billing_state', 'rate_limited'],
})

/** Pauses the plan for a number of months, or resumes it with 0. The paid period continues from the point where it was paused. */
export const setPause = defineEndpoint({
  method: 'PUT',
  path: '/billing/pause',
  auth: 'session',
  input: z.object({ months: z.int().min(0).max(PAUSE_MONTHS_MAX) }),
  output: z.object({ resumeAt: instant().nullable() }),
  errors: ['validation_failed', 'unauthenticated', 'billing_state', 'rate_limited'],
})

/** Changes the recipient of future invoices. Issued invoices stay unchanged. */
export const saveBillingDetails = defineEndpoint({
  method: 'PUT',
  path: '/billing/details',
  auth: 'session',
  input: z.object({ details: billingDetailsSchema }),
  output: z.object({ details: billingDetailsSchema }),
  errors: ['validation_failed', 'unauthenticated', 'billing_state', 'rate_limited'],
})

/** Lists the caller's invoices and credit notes, latest first. */
export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/billing/invoices',
  auth: 'session',
  input: z.object({ before: queryInstant().optional() }),
  output: z.object({ invoices: z.array(invoiceSchema), before: instant().nullable() }),
  errors: ['validation_failed', 'unauthenticated', 'rate_limited'],
})

/** Returns one invoice: the caller's own, or any for admins. */
export const getInvoice = defineEndpoint({
  method: 'GET',
  path: '/billing/invoices/:invoiceId',
  auth: 'session',
  input: z.object({ invoiceId: documentId() }),
  output: z.object({ invoice: invoiceSchema }),
  errors: ['unauthenticated', 'not_found', 'rate_limited'],
})

/** Lists the caller's ledger entries after a given entry number, earliest first. Each entry is chained to the previous one by its hash. */
export const listLedger = defineEndpoint({
  method: 'GET',
  path: '/billing/ledger',
  auth: 'session',
  input: z.object({ after: z.coerce.number().int().min(0).default(0) }),
  output: z.object({ entries: z.array(bookedEntrySchema), next: z.int().nullable() }),
  errors: ['validation_failed', 'unauthenticated', 'rate_limited'],
})

/** Returns the checkout of the caller's open invoice. A checkout that is still open is reused. */
export const payInvoice = defineEndpoint({
  method: 'POST',
  path: '/billing/invoices/:invoiceId/checkout',
  auth: 'session',
  input: z.object({ invoiceId: documentId() }),
  output: z.object({ url: z.url() }),
  errors: [
    'validation_failed',
    'unauthenticated',
    'not_found',
    'billing_state',
    'payments_off',
    'payments_unreachable',
    'rate_limited',
  ],
})

/** Asks the provider about the caller's pending payment, and settles it. `pending`: not confirmed yet. */
export const confirmPayment = defineEndpoint({
  method: 'POST',
  path: '/billing/payments/:paymentId/confirm',
  auth: 'session',
  input: z.object({ paymentId: documentId() }),
  output: z.object({ status: paymentStatusSchema }),
  errors: ['validation_failed', 'unauthenticated', 'not_found', 'payments_unreachable', 'rate_limited'],
})

/** Receives Stripe events, signed with the operator's webhook secret. Each event is handled once. Stripe sends an event again after a failed reply. */
export const receiveStripeEvent = defineEndpoint({
  method: 'POST',
  path: '/billing/stripe/webhook',
  auth: 'public',
  body: 'binary',
  file: 'event',
  input: z.object({}),
  output: z.object({ received: z.literal(true) }),
  errors: [
    'unsupported_content_type',
    'payload_too_large',
    'signature_invalid',
    'payments_off',
    'payments_unreachable',
    'rate_limited',
  ],
})
