import type { BillingInterval } from '../model/subscription.ts'

/** Prices of one plan version in one currency, in minor units. */
export type PlanPrices = { month: number; year: number }

/** Returns the price of one period, in minor units. */
export function getPrice({ month, year }: PlanPrices, interval: BillingInterval): number {
  return interval === 'year' ? year : month
}

type Choice = { planId: string; interval: BillingInterval; prices: PlanPrices }

export type ChangeTiming = 'none' | 'now' | 'period_end'

/**
 * Returns the timing of a change: `none` for the same plan and interval, whatever the version. A higher monthly price begins at once, and so does a
 * yearly interval instead of a monthly one at the same price. Any other choice begins when the paid period ends.
 */
export function timeChange(from: Choice, to: Choice): ChangeTiming {
  if (from.planId === to.planId && from.interval === to.interval) return 'none'
  if (to.prices.month !== from.prices.month) return to.prices.month > from.prices.month ? 'now' : 'period_end'
  return from.interval === 'month' && to.interval === 'year' ? 'now' : 'period_end'
}

/** A plan version as used for billing. Prices are in minor units by lower-case currency. */
export type BillablePlan = {
  planId: string
  version: number
  name: string
  tagline: string
  prices: Readonly<Record<string, PlanPrices>>
  trialDays: number
}

const SECOND = 1000

type PaidPeriod = {
  /** Paid period in epoch milliseconds, half-open. */
  periodStart: number
  periodEnd: number
  /** Amount paid for the period without tax, in minor units. */
  periodAmount: number
}

/**
 * Splits the amount paid for a period into the used and the unused part, to the second and rounded half up. Neither is negative, and their sum is the
 * amount paid.
 */
export function splitPaid(
  { periodStart, periodEnd, periodAmount }: PaidPeriod,
  now: number,
): { used: number; unused: number } {
  const length = Math.max(1, Math.floor((periodEnd - periodStart) / SECOND))
  const elapsed = Math.min(length, Math.max(0, Math.floor((now - periodStart) / SECOND)))
  const used = divideHalfUp(BigInt(periodAmount) * BigInt(elapsed), BigInt(length))
  return { used, unused: periodAmount - used }
}

type ProratedChange = {
  /** Credit for the unused part of the ending period, up to the new price. */
  credit: number
  /** Credit beyond the new price; it is added to the person's balance. */
  creditLeft: number
  /** Amount to be paid now for the first period of the new plan, without tax. */
  due: number
}

/**
 * Prorates an upgrade, which begins a new period at once: the unused part of the old period is deducted from the new price. Amounts are in minor
 * units.
 */
export function prorateChange(paid: PaidPeriod, price: number, now: number): ProratedChange {
  const { unused } = splitPaid(paid, now)
  const credit = Math.min(unused, price)
  return { credit, creditLeft: unused - credit, due: price - credit }
}

function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 2n + denominator) / (denominator * 2n))
}
