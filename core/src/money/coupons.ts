import type { CodeTerms, Coupon, CouponCode, CouponOff } from '../model/coupon.ts'
import type { Subscription } from '../model/subscription.ts'
import { ownValue } from '../own-value.ts'
import { addMonths } from './billing-period.ts'

/** Why a code cannot be used. `later`: the chosen change begins with the next period, and its price comes then. */
export const CODE_REFUSALS = [
  'unknown',
  'retired',
  'expired',
  'used_up',
  'used_before',
  'other_person',
  'first_purchase',
  'plan',
  'currency',
  'minimum',
  'later',
] as const
export type CodeRefusal = (typeof CODE_REFUSALS)[number]

/** A price to be discounted, in minor units. */
export type Price = { planId: string; currency: string; amount: number }

export type Redeeming = {
  coupon: Coupon
  code: CouponCode
  uid: string
  price: Price
  now: number
  /** Whether the person has ever paid for a plan. */
  hasPaid: boolean
  /** Whether the person has redeemed the coupon for another invoice. */
  hasRedeemed: boolean
}

/** Every reason why a person cannot use a code for a price, in the order of `CODE_REFUSALS`; empty when they can. */
export function findRefusals({ coupon, code, uid, price, now, hasPaid, hasRedeemed }: Redeeming): CodeRefusal[] {
  const facts: readonly (readonly [CodeRefusal, boolean])[] = [
    ['retired', !(coupon.isOffered && code.isOffered)],
    ['expired', hasExpired(coupon, now) || hasExpired(code, now)],
    ['used_up', isUsedUp(coupon) || isUsedUp(code)],
    ['used_before', hasRedeemed],
    ['other_person', code.onlyUid !== null && code.onlyUid !== uid],
    ['first_purchase', code.isFirstPurchaseOnly && hasPaid],
    ['plan', !isFor(coupon, price.planId)],
    ['currency', coupon.off.kind === 'amount' && ownValue(coupon.off.amounts, price.currency) === undefined],
    ['minimum', price.amount < (ownValue(code.minimum, price.currency) ?? 0)],
  ]
  return facts.flatMap(([refusal, isSo]) => (isSo ? [refusal] : []))
}

/** Whether a coupon or a code has passed its end. */
export function hasExpired({ expiresAt }: Pick<CodeTerms, 'expiresAt'>, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}

/** Whether a coupon or a code was redeemed as often as it can be. */
export function isUsedUp({ redemptionsMax, redemptions }: Pick<Coupon, 'redemptionsMax' | 'redemptions'>): boolean {
  return redemptionsMax !== null && redemptions >= redemptionsMax
}

/** Computes the discount on a price: half up, and never more than the price. 0 for plans and currencies that the coupon is not for. */
export function computeDiscount({ off, planIds }: Pick<Coupon, 'off' | 'planIds'>, price: Price): number {
  if (!isFor({ planIds }, price.planId)) return 0
  return Math.min(price.amount, takenOff(off, price))
}

function takenOff(off: CouponOff, { currency, amount }: Price): number {
  if (off.kind === 'amount') return ownValue(off.amounts, currency) ?? 0
  return Number((BigInt(amount) * BigInt(off.share) + 5000n) / 10_000n)
}

function isFor({ planIds }: Pick<Coupon, 'planIds'>, planId: string): boolean {
  return planIds.length === 0 || planIds.includes(planId)
}

/** The discount that a redeemed coupon leaves on a subscription for its next invoices; null when it was for one. */
export function beginDiscount(
  { id, duration }: Pick<Coupon, 'id' | 'duration'>,
  code: string,
  now: number,
): Subscription['discount'] {
  if (duration.kind === 'once') return null
  const endsAt = duration.kind === 'months' ? addMonths(now, duration.months) : null
  return { couponId: id, code, startedAt: now, endsAt }
}

/** The discount of a subscription that is in force at a time; null once it has ended. */
export function getRunningDiscount(
  { discount }: Pick<Subscription, 'discount'>,
  now: number,
): NonNullable<Subscription['discount']> | null {
  return discount !== null && (discount.endsAt === null || now < discount.endsAt) ? discount : null
}
