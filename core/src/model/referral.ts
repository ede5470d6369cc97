import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'
import { billingCurrencySchema } from './subscription.ts'

export const REFERRER_SCHEMA = 1
export const REFERRAL_SCHEMA = 1
export const REWARD_SCHEMA = 1
export const PAYOUT_SCHEMA = 1
export const REFERRAL_PROGRAM_SCHEMA = 1

/** Id of the program's only document. */
export const REFERRAL_PROGRAM_ID = 'current'

/** Referral code: upper-case letters, digits and dashes; shorter codes could be guessed. */
export const ownReferralCodeSchema = z.string().regex(/^[A-Z0-9][A-Z0-9-]{3,19}$/)

export const TIERS_MAX = 6
/** Maximum number of rewards per payout. */
export const PAYOUT_REWARDS_MAX = 200

export const rewardKindSchema = z.enum(['credit', 'months', 'cash'])
export type RewardKind = z.infer<typeof rewardKindSchema>

/** Number of paying referrals at which a tier starts, and its reward: a percentage of each payment, or free months once. */
export const tierSchema = z.object({
  from: z.int().min(0).max(100_000),
  kind: rewardKindSchema,
  percent: z.int().min(0).max(100),
  months: z.int().min(0).max(12),
})
export type Tier = z.infer<typeof tierSchema>

/** Terms of the referral program, set by an admin. Amounts are in minor units. */
export const programTermsSchema = z.object({
  isOn: z.boolean(),
  tiers: z
    .array(tierSchema)
    .min(1)
    .max(TIERS_MAX)
    .refine((tiers) => new Set(tiers.map(({ from }) => from)).size === tiers.length),
  /** Days after the sign-up within which the first payment counts. */
  attributionDays: z.int().min(1).max(365),
  /** Months after the first payment during which payments are rewarded. */
  rewardMonths: z.int().min(1).max(36),
  /** Days between a payment and its reward. */
  holdDays: z.int().min(0).max(180),
  /** Minimum payout in minor units; the same number in every currency. */
  payoutMinimum: z.int().min(0).max(10_000_000),
  /** Reward for each person who uses a template; 0 for none. */
  templateUse: z.object({ amount: z.int().min(0).max(100_000), currency: billingCurrencySchema }),
})
export type ProgramTerms = z.infer<typeof programTermsSchema>

export const referralProgramSchema = documentBase.extend(programTermsSchema.shape)
export type ReferralProgram = z.infer<typeof referralProgramSchema>

/** Default terms until an admin sets others. */
export const DEFAULT_TERMS: ProgramTerms = {
  isOn: true,
  tiers: [
    { from: 0, kind: 'credit', percent: 20, months: 0 },
    { from: 3, kind: 'months', percent: 0, months: 1 },
    { from: 10, kind: 'cash', percent: 20, months: 0 },
  ],
  attributionDays: 90,
  rewardMonths: 12,
  holdDays: 30,
  payoutMinimum: 5000,
  templateUse: { amount: 0, currency: 'eur' },
}

/** A person who refers others, `referrers/{uid}`. */
export const referrerSchema = documentBase.extend({
  uid: documentId(),
  code: ownReferralCodeSchema,
  clicks: z.int().min(0),
  signUps: z.int().min(0),
  customers: z.int().min(0),
  /**
   * Rewards by currency that were used or paid before their payment was refunded, and are deducted from the next rewards. Negative if more was
   * deducted than is owed; the next payout or credit adds the difference.
   */
  owed: z.record(billingCurrencySchema, z.int()),
})
export type Referrer = z.infer<typeof referrerSchema>

/** Facts that indicate that people referred themselves. A person decides about the referral, never the product alone. */
export const referralSignalSchema = z.enum([
  'same_mailbox',
  'disposable_mail',
  'same_network',
  'same_device',
  'same_card',
])
export type ReferralSignal = z.infer<typeof referralSignalSchema>

/** A person who registered with another person's referral code, `referrals/{uid}`. */
export const referralSchema = documentBase.extend({
  uid: documentId(),
  referrerUid: documentId(),
  code: z.string().max(32),
  signals: z.array(referralSignalSchema).max(referralSignalSchema.options.length),
  /** Decision about the referral. `waiting`: the referral has signals and waits for review. */
  decision: z.enum(['none', 'waiting', 'cleared', 'refused']),
  firstPaidAt: instant().nullable(),
})
export type Referral = z.infer<typeof referralSchema>

/**
 * States of a reward. `held` rewards wait for a person to review the signals of the referral, `pending` ones for the end of the holding period.
 * Afterwards credit is `credited`; cash is `available` until a payout includes it, and then `paid`.
 */
export const rewardStateSchema = z.enum(['held', 'pending', 'available', 'credited', 'paid', 'canceled'])
export type RewardState = z.infer<typeof rewardStateSchema>

/**
 * Reward for a payment of a referred person or the use of a template, `rewards/{id}`. Amounts are in minor units. Every payment has a reward, which
 * is canceled and 0 if none is due, so that a repeated event is not decided twice.
 */
export const rewardSchema = documentBase.extend({
  uid: documentId(),
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('payment'), paymentId: documentId(), referredUid: documentId() }),
    z.object({ kind: z.literal('use'), useId: z.string().max(300) }),
  ]),
  kind: rewardKindSchema,
  /** Amount of the reward. Free months count at their price when the reward was created. */
  amount: z.int().min(0),
  clawedBack: z.int().min(0),
  currency: billingCurrencySchema,
  state: rewardStateSchema,
  availableAt: instant(),
  payoutId: documentId().nullable(),
})
export type Reward = z.infer<typeof rewardSchema>

export const payoutStateSchema = z.enum(['requested', 'processing', 'sent', 'refused'])
export type PayoutState = z.infer<typeof payoutStateSchema>

export const PAYOUT_DETAILS_MAX = 400

/** Payout of cash rewards, `payouts/{id}`. */
export const payoutSchema = documentBase.extend({
  uid: documentId(),
  amount: z.int().min(1),
  currency: billingCurrencySchema,
  /** Account that receives the payout, as entered by the person. */
  details: z.string().trim().min(5).max(PAYOUT_DETAILS_MAX),
  state: payoutStateSchema,
  rewardIds: z.array(documentId()).min(1).max(PAYOUT_REWARDS_MAX),
  /** Amount of owed rewards that was deducted. */
  deducted: z.int(),
  reason: z.string().max(300),
  settledAt: instant().nullable(),
})
export type Payout = z.infer<typeof payoutSchema>
