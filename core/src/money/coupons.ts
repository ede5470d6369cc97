import type { CodeTerms, Coupon, CouponCode, CouponOff } from '../model/coupon.ts'
import type { Subscription } from '../model/subscription.ts'
import { ownValue } from '../own-value.ts'
import { addMonths } from './billing-period.ts'

/** Reasons why a code cannot be used. `later`: the chosen change begins with the next period and is priced then. */
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
  /** True if the person has ever paid for a plan. */
  hasPaid: boolean
  /** True if the person has redeemed the coupon for another invoice. */
  hasRedeemed: boolean
}

/** Returns all reasons why a person cannot use a code for a price, in the order of `CODE_REFUSALS`; empty if there are none. */
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

/** Returns whether a coupon or a code has expired: from `expiresAt` on, and never if it is null. */
export function hasExpired({ expiresAt }: Pick<CodeTerms, 'expiresAt'>, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}

/** Returns whether a coupon or a code has reached its maximum number of redemptions. */
export function isUsedUp({ redemptionsMax, redemptions }: Pick<Coupon, 'redemptionsMax' | 'redemptions'>): boolean {
  return redemptionsMax !== null && redemptions >= redemptionsMax
}

/** Computes the discount on a price: rounded half up, and never more than the price. 0 for plans and currencies that the coupon does not cover. */
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

/** Returns the discount that a redeemed coupon applies to the next invoices of a subscription; null if it was for one invoice only. */
export function beginDiscount(
  { id, duration }: Pick<Coupon, 'id' | 'duration'>,
  code: string,
  now: number,
): Subscription['discount'] {
  if (duration.kind === 'once') return null
  const endsAt = duration.kind === 'months' ? addMonths(now, duration.months) : null
  return { couponId: id, code, startedAt: now, endsAt }
}

/** Returns the discount of a subscription that is valid at a time; null if there is none, or it has ended. */
export function getRunningDiscount(
  { discount }: Pick<Subscription, 'discount'>,
  now: number,
): NonNullable<Subscription['discount']> | null {
  return discount !== null && (discount.endsAt === null || now < discount.endsAt) ? discount : null
}
