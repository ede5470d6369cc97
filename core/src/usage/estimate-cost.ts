import type { UsageCounts } from '../model/usage-day.ts'
import { PLATFORM_PRICES } from './prices.ts'

/** Units of a price in which effort is counted finer. */
const GIB = 1024 ** 3
const MILLIS = 1000

/** Effort of one day, with what was stored on it. */
export type DayEffort = UsageCounts & { storedBytes: number }

/** Estimated cost in millionths of a US dollar, by its cause. */
export type Cost = { database: number; functions: number; storage: number; total: number }

/**
 * The cost of some days at list prices. Sums are taken before they are rounded, each part up to a whole millionth: days together cost no
 * more than one by one.
 */
export function estimateCost(days: readonly DayEffort[]): Cost {
  const sum = (pick: (day: DayEffort) => number) => days.reduce((total, day) => total + BigInt(pick(day)), 0n)
  const { reads, writes, deletes, requests, functionSeconds, storedGibDays } = PLATFORM_PRICES
  const database = roundUp([
    { units: sum((day) => day.reads), price: reads },
    { units: sum((day) => day.writes), price: writes },
    { units: sum((day) => day.deletes), price: deletes },
  ])
  const functions = roundUp([
    { units: sum((day) => day.requests), price: requests },
    { units: sum((day) => day.busyMillis), each: MILLIS, price: functionSeconds },
  ])
  const storage = roundUp([{ units: sum((day) => day.storedBytes), each: GIB, price: storedGibDays }])
  return { database, functions, storage, total: database + functions + storage }
}

type Priced = { units: bigint; each?: number; price: { micros: number; per: number } }

/** The sum as an exact fraction: an amount that is whole may not become the next one by the error of a floating point. */
function roundUp(parts: readonly Priced[]): number {
  let [numerator, denominator] = [0n, 1n]
  for (const { units, each = 1, price } of parts) {
    const per = BigInt(each) * BigInt(price.per)
    numerator = numerator * per + units * BigInt(price.micros) * denominator
    denominator *= per
  }
  return Number((numerator + denominator - 1n) / denominator)
}
