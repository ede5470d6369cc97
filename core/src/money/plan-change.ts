import type { BillingInterval } from '../model/subscription.ts'

/** Prices of one plan version in one currency, in minor units. */
export type PlanPrices = { month: number; year: number }

/** Price of one period, in minor units. */
export function getPrice({ month, year }: PlanPrices, interval: BillingInterval): number {
  return interval === 'year' ? year : month
}

type Choice = { planId: string; interval: BillingInterval; prices: PlanPrices }

export type ChangeTiming = 'none' | 'now' | 'period_end'

/** A dearer plan, and a longer period of the same plan, begin at once; whatever costs less begins when the paid period ends. */
export function timeChange(from: Choice, to: Choice): ChangeTiming {
  if (from.planId === to.planId && from.interval === to.interval) return 'none'
  if (to.prices.month !== from.prices.month) return to.prices.month > from.prices.month ? 'now' : 'period_end'
  return from.interval === 'month' && to.interval === 'year' ? 'now' : 'period_end'
}
