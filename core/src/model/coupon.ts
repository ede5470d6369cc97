import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'
import { PLAN_CURRENCIES_MAX, PLAN_PRICE_MAX, PLANS_MAX } from './plan.ts'
import { billingCurrencySchema } from './subscription.ts'

export const COUPON_SCHEMA = 1
export const COUPON_CODE_SCHEMA = 1
export const COUPON_REDEMPTION_SCHEMA = 1

/** Maximum duration of a coupon in months, unless it has no end. */
export const COUPON_MONTHS_MAX = 36
export const REDEMPTIONS_MAX = 1_000_000

/** Code of a coupon: upper-case letters, digits and dashes, so that it is easy to type. */
export const couponCodeText = z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/)

/** Amounts in minor units, by currency. */
const amounts = () =>
  z
    .record(billingCurrencySchema, z.int().min(1).max(PLAN_PRICE_MAX))
    .refine((byCurrency) => Object.keys(byCurrency).length <= PLAN_CURRENCIES_MAX)

const countMax = () => z.int().min(1).max(REDEMPTIONS_MAX).nullable()

export const couponOffSchema = z.discriminatedUnion('kind', [
  /** Discount in basis points: 2000 is 20 %. */
  z.object({ kind: z.literal('percent'), share: z.int().min(1).max(10_000) }),
  z.object({
    kind: z.literal('amount'),
    amounts: amounts().refine((byCurrency) => Object.keys(byCurrency).length > 0),
  }),
])
export type CouponOff = z.infer<typeof couponOffSchema>

/** Duration of a discount. `months` counts from the purchase: invoices within this time are discounted. */
export const couponDurationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('once') }),
  z.object({ kind: z.literal('months'), months: z.int().min(1).max(COUPON_MONTHS_MAX) }),
  z.object({ kind: z.literal('forever') }),
])
export type CouponDuration = z.infer<typeof couponDurationSchema>

/** Terms of a discount. They never change after the coupon is created; null means no limit, an empty list means every plan. */
export const couponTermsSchema = z.object({
  name: z.string().trim().min(1).max(60),
  off: couponOffSchema,
  duration: couponDurationSchema,
  planIds: z.array(documentId()).max(PLANS_MAX),
  redemptionsMax: countMax(),
  expiresAt: instant().nullable(),
})
export type CouponTerms = z.infer<typeof couponTermsSchema>

/** A discount, `coupons/{id}`. People redeem it with one of its codes. */
export const couponSchema = documentBase.extend({
  ...couponTermsSchema.shape,
  /** True if the coupon can be redeemed. Discounts that were already redeemed keep their terms. */
  isOffered: z.boolean(),
  redemptions: z.int().min(0),
  codes: z.int().min(0),
})
export type Coupon = z.infer<typeof couponSchema>

/** Restrictions of a code, besides those of its coupon. */
export const codeTermsSchema = z.object({
  redemptionsMax: countMax(),
  expiresAt: instant().nullable(),
  isFirstPurchaseOnly: z.boolean(),
  /** Minimum price of the chosen plan; a currency that is not listed has no minimum. */
  minimum: amounts(),
  /** The only person who may use the code. */
  onlyUid: documentId().nullable(),
})
export type CodeTerms = z.infer<typeof codeTermsSchema>

/** A code of a coupon, `couponCodes/{CODE}`. */
export const couponCodeSchema = documentBase.extend({
  ...codeTermsSchema.shape,
  couponId: documentId(),
  /** Id of the call that created the code; a retry of that call uses it to find its codes. */
  batch: z.uuid(),
  isOffered: z.boolean(),
  redemptions: z.int().min(0),
})
export type CouponCode = z.infer<typeof couponCodeSchema>

/**
 * A person's redemption of a coupon, `couponRedemptions/{id}`: one per person and coupon, written with the invoice that it discounts and removed when
 * that invoice is voided. Its hashes reveal a person who redeems a coupon under several names.
 */
export const couponRedemptionSchema = documentBase.extend({
  uid: documentId(),
  couponId: documentId(),
  code: couponCodeText,
  invoiceId: documentId(),
  amount: z.int().min(0),
  currency: billingCurrencySchema,
  marks: z.object({
    mailbox: z.string().max(64).nullable(),
    network: z.string().max(64).nullable(),
    device: z.string().max(64).nullable(),
  }),
})
export type CouponRedemption = z.infer<typeof couponRedemptionSchema>
