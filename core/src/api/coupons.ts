import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import {
  codeTermsSchema,
  couponCodeSchema,
  couponCodeText,
  couponRedemptionSchema,
  couponSchema,
  couponTermsSchema,
} from '../model/coupon.ts'
import { userSchema } from '../model/user.ts'

export const COUPONS_MAX = 200
export const COUPON_CODES_MAX = 5000
/** Maximum number of codes that one call creates. */
export const CODES_AT_ONCE = 200
export const CODES_PAGE_MAX = 200
export const REDEMPTIONS_PAGE_MAX = 30
/** Number of latest redemptions that are searched for misuse. */
export const MISUSE_REDEMPTIONS_MAX = 200

const coupon = z.object({ couponId: documentId() })
const changed = z.object({ coupon: couponSchema })

/** Lists all coupons, latest first. */
export const listCoupons = defineEndpoint({
  method: 'GET',
  path: '/admin/coupons',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ coupons: z.array(couponSchema).max(COUPONS_MAX) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Creates a coupon (sensitive). Its terms, except its name, never change. Repeating it with the same id returns the existing coupon. */
export const createCoupon = defineEndpoint({
  method: 'POST',
  path: '/admin/coupons',
  auth: 'admin',
  input: coupon.extend({ terms: couponTermsSchema }),
  output: changed,
  errors: ['route_not_found', 'validation_failed', 'list_full', 'reauthentication_required', 'rate_limited'],
})

/** Sets the name of a coupon, and allows or stops its redemption. People who already have its discount keep it. Repeating it changes nothing. */
export const setCouponOffer = defineEndpoint({
  method: 'PUT',
  path: '/admin/coupons/:couponId/offer',
  auth: 'admin',
  input: coupon.extend({ name: couponTermsSchema.shape.name, isOffered: z.boolean() }),
  output: changed,
  errors: ['route_not_found', 'validation_failed', 'not_found', 'rate_limited'],
})

/** Lists the codes of a coupon after a given one, in alphabetical order. */
export const listCouponCodes = defineEndpoint({
  method: 'GET',
  path: '/admin/coupons/:couponId/codes',
  auth: 'admin',
  input: coupon.extend({ after: couponCodeText.optional() }),
  output: z.object({ codes: z.array(couponCodeSchema).max(CODES_PAGE_MAX), after: couponCodeText.nullable() }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/**
 * Adds codes to a coupon (sensitive): one chosen by an admin, or `count` codes that cannot be guessed and begin with `prefix`. Repeating it with the
 * same batch adds none.
 */
export const addCouponCodes = defineEndpoint({
  method: 'POST',
  path: '/admin/coupons/:couponId/codes',
  auth: 'admin',
  input: coupon.extend({
    batch: z.uuid(),
    wanted: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('chosen'), code: z.string().trim().toUpperCase().pipe(couponCodeText) }),
      z.object({
        kind: z.literal('random'),
        prefix: z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^([A-Z0-9][A-Z0-9-]{0,14})?$/),
        count: z.int().min(1).max(CODES_AT_ONCE),
      }),
    ]),
    terms: codeTermsSchema,
  }),
  output: z.object({ codes: z.array(couponCodeText) }),
  errors: [
    'route_not_found',
    'validation_failed',
    'not_found',
    'code_taken',
    'list_full',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** Allows or stops the redemption of a code. Repeating it changes nothing. */
export const setCodeOffer = defineEndpoint({
  method: 'PUT',
  path: '/admin/coupon-codes/:code/offer',
  auth: 'admin',
  input: z.object({ code: couponCodeText, isOffered: z.boolean() }),
  output: z.object({ code: couponCodeSchema }),
  errors: ['route_not_found', 'validation_failed', 'not_found', 'rate_limited'],
})

const person = userSchema.pick({ id: true, fullName: true, email: true })

const redemptionViewSchema = couponRedemptionSchema
  .pick({ id: true, createdAt: true, uid: true, code: true, amount: true, currency: true })
  .extend({
    /** Null if the account was deleted. */
    person: person.nullable(),
    invoice: z.object({ number: z.string(), isPaid: z.boolean() }).nullable(),
  })
export type RedemptionView = z.infer<typeof redemptionViewSchema>

/** Lists the redemptions of a coupon, latest first. */
export const listRedemptions = defineEndpoint({
  method: 'GET',
  path: '/admin/coupons/:couponId/redemptions',
  auth: 'admin',
  input: coupon.extend({ before: z.string().max(200).optional() }),
  output: z.object({
    redemptions: z.array(redemptionViewSchema).max(REDEMPTIONS_PAGE_MAX),
    before: z.string().nullable(),
  }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Property shared by several people who redeemed a coupon. */
export const misuseMarkSchema = z.enum(['card', 'device', 'mailbox', 'network'])
export type MisuseMark = z.infer<typeof misuseMarkSchema>

/**
 * Finds people among the latest redemptions of a coupon who share a card, device, mailbox or network. Groups are sorted by mark in this order, then
 * largest first.
 */
export const findCouponMisuse = defineEndpoint({
  method: 'GET',
  path: '/admin/coupons/:couponId/misuse',
  auth: 'admin',
  input: coupon,
  output: z.object({
    checked: z.int().min(0),
    isCutOff: z.boolean(),
    groups: z.array(z.object({ mark: misuseMarkSchema, uids: z.array(documentId()).min(2) })),
    people: z.array(person),
  }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})
export type CouponMisuse = z.infer<typeof findCouponMisuse.output>
