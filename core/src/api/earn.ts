import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import {
  ownReferralCodeSchema,
  PAYOUT_DETAILS_MAX,
  payoutSchema,
  payoutStateSchema,
  programTermsSchema,
  referralSchema,
  referrerSchema,
  rewardSchema,
} from '../model/referral.ts'
import { userSchema } from '../model/user.ts'
import { billingCurrencySchema } from '../model/subscription.ts'

export const REWARDS_PAGE_MAX = 50
/** Number of referrals and payouts per page of the admin's list; the names of the people involved are read with each page. */
export const REVIEW_PAGE_MAX = 30

/** A reward as its recipient sees it, without the identity of the referred person. */
export const shownRewardSchema = rewardSchema
  .pick({ id: true, createdAt: true, kind: true, amount: true, clawedBack: true, currency: true, state: true })
  .extend({ availableAt: instant(), source: z.enum(['payment', 'use']) })
export type ShownReward = z.infer<typeof shownRewardSchema>

const payoutViewSchema = payoutSchema.pick({
  id: true,
  createdAt: true,
  amount: true,
  currency: true,
  state: true,
  reason: true,
  settledAt: true,
})

/** Sums in one currency, in minor units. */
const balanceSchema = z.object({
  currency: billingCurrencySchema,
  held: z.int(),
  pending: z.int(),
  available: z.int(),
  credited: z.int(),
  paid: z.int(),
  owed: z.int(),
})
export type EarnBalance = z.infer<typeof balanceSchema>

/** Returns the caller's code, program, funnel, latest rewards and payouts. The first call assigns a code to the person. */
export const getEarn = defineEndpoint({
  method: 'GET',
  path: '/earn',
  auth: 'session',
  input: z.object({}),
  output: z.object({
    referrer: referrerSchema.pick({ code: true, clicks: true, signUps: true, customers: true }),
    link: z.url(),
    program: programTermsSchema,
    balances: z.array(balanceSchema),
    rewards: z.array(shownRewardSchema).max(REWARDS_PAGE_MAX),
    payouts: z.array(payoutViewSchema),
  }),
  errors: ['unauthenticated', 'rate_limited'],
})

/** Sets another code; referrals by the previous code are still credited to the caller. */
export const setReferralCode = defineEndpoint({
  method: 'PUT',
  path: '/earn/code',
  auth: 'session',
  input: z.object({ code: z.string().trim().toUpperCase().pipe(ownReferralCodeSchema) }),
  output: z.object({ code: ownReferralCodeSchema }),
  errors: [
    'validation_failed',
    'unauthenticated',
    'referral_code_taken',
    'referral_codes_full',
    'service_off',
    'rate_limited',
  ],
})

/** Counts a visit through a referral link. The reply does not reveal whether the code exists. */
export const countReferralClick = defineEndpoint({
  method: 'POST',
  path: '/earn/clicks',
  auth: 'public',
  input: z.object({ code: z.string().min(1).max(32) }),
  output: z.object({}),
  errors: ['validation_failed', 'rate_limited'],
})

/** Requests the payout of all available cash in a currency. Repeating it with the same key returns the same payout. */
export const requestPayout = defineEndpoint({
  method: 'POST',
  path: '/earn/payouts',
  auth: 'session',
  input: z.object({
    currency: billingCurrencySchema,
    details: z.string().trim().min(5).max(PAYOUT_DETAILS_MAX),
    payoutKey: z.string().regex(/^[A-Za-z0-9_-]{8,40}$/),
  }),
  output: z.object({ payout: payoutViewSchema }),
  errors: ['validation_failed', 'unauthenticated', 'payout_too_small', 'service_off', 'rate_limited'],
})

/** Lists referrals that await review, payouts that are not settled, the people involved, and the terms. */
export const listEarnWork = defineEndpoint({
  method: 'GET',
  path: '/admin/earn',
  auth: 'admin',
  input: z.object({}),
  output: z.object({
    program: programTermsSchema,
    referrals: z.array(referralSchema).max(REVIEW_PAGE_MAX),
    payouts: z.array(payoutSchema).max(REVIEW_PAGE_MAX),
    people: z.array(userSchema.pick({ id: true, fullName: true, email: true })),
  }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Decides on a referral with signals: its held rewards become pending, or those not yet credited or paid are cancelled. */
export const decideReferral = defineEndpoint({
  method: 'POST',
  path: '/admin/earn/referrals/:uid/decision',
  auth: 'admin',
  input: z.object({ uid: documentId(), decision: z.enum(['cleared', 'refused']) }),
  output: z.object({ referral: referralSchema }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})

/**
 * Marks a payout as being processed, or refuses it (sensitive). Refusing releases its rewards. Marking it as sent needs two admins:
 * `askAdminRequest`.
 */
export const settlePayout = defineEndpoint({
  method: 'POST',
  path: '/admin/earn/payouts/:payoutId/state',
  auth: 'admin',
  input: z.object({
    payoutId: documentId(),
    state: payoutStateSchema.exclude(['requested', 'sent']),
    reason: z.string().trim().max(300).default(''),
  }),
  output: z.object({ payout: payoutSchema }),
  errors: [
    'validation_failed',
    'route_not_found',
    'not_found',
    'payout_settled',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** Sets the terms for future rewards (sensitive); existing rewards keep their terms. */
export const saveProgram = defineEndpoint({
  method: 'PUT',
  path: '/admin/earn/program',
  auth: 'admin',
  input: z.object({ program: programTermsSchema }),
  output: z.object({ program: programTermsSchema }),
  errors: ['validation_failed', 'route_not_found', 'reauthentication_required', 'rate_limited'],
})
