import { ownValue } from '@postwright/core/own-value'
import type { PlanChoice, Subscription } from '@postwright/core/model/subscription'
import { type AppliedCoupon, type Change, computeChange } from '@postwright/core/money/compute-change'
import { getRunningDiscount, type Price } from '@postwright/core/money/coupons'
import { getPrice, type BillablePlan } from '@postwright/core/money/plan-change'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { taxFor } from './issue-invoice.ts'

export type Purchase = PlanChoice & { currency: string }
export type FoundPlans = { from: BillablePlan | null; to: BillablePlan }

/** Finds the plans of a change. A purchased plan must be on offer; the current one may be discontinued. @throws `plan_unavailable` */
export async function findPlans(
  { billablePlans }: Pick<Deps, 'billablePlans'>,
  subscription: Subscription | null,
  { planId, version, currency }: Purchase,
): Promise<FoundPlans> {
  const offered = await billablePlans.listOffered()
  const to = offered.find((plan) => plan.planId === planId && plan.version === version)
  if (!(to && ownValue(to.prices, currency)))
    throw new AppError('plan_unavailable', { message: `${planId}/${version} in ${currency}` })
  const from = subscription ? await billablePlans.find(subscription.planId, subscription.version) : null
  return { from, to }
}

type Decided = FoundPlans & { subscription: Subscription | null; purchase: Purchase; applied: AppliedCoupon | null }

/** @throws `plan_unchanged`, `billing_state` */
export function requireChange(
  deps: Pick<Deps, 'clock' | 'config'>,
  { subscription, from, to, purchase: { interval, currency }, applied }: Decided,
): Exclude<Change, { timing: 'none' }> {
  const details = subscription?.details
  const taxOn = details ? taxFor(deps, details) : () => []
  const change = computeChange({ subscription, from, to, interval, currency, now: deps.clock.now(), applied, taxOn })
  if (change === null)
    throw new AppError('billing_state', { message: `no change from ${subscription?.status ?? 'none'}` })
  if (change.timing === 'none') throw new AppError('plan_unchanged')
  return change
}

/** Returns the price of a purchase, in the payment currency; 0 if the plan has no price in it. */
export function priceOf(to: BillablePlan, currency: string, { planId, interval }: PlanChoice): Price {
  const prices = ownValue(to.prices, currency)
  return { planId, currency, amount: prices ? getPrice(prices, interval) : 0 }
}

/** Returns the coupon whose discount applies to a subscription at a time. */
export async function findRunningCoupon(
  { coupons }: Pick<Deps, 'coupons'>,
  subscription: Subscription | null,
  now: number,
): Promise<AppliedCoupon | null> {
  const discount = subscription && getRunningDiscount(subscription, now)
  const coupon = discount && (await coupons.get(discount.couponId))
  return coupon ? { coupon, code: discount.code } : null
}
