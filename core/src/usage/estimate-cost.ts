import type { UsageCounts } from '../model/usage-day.ts'

/** Conversion factors from usage units to price units. */
const GIB = 1024 ** 3
const MILLIS = 1000

/** Usage of one day, with the bytes stored on it. */
export type DayEffort = UsageCounts & { storedBytes: number }

/** Estimated cost in millionths of a US dollar, by its cause. */
export type Cost = { database: number; functions: number; storage: number; total: number }

/**
 * Returns the cost of the given days at list prices. Sums are rounded only at the end, each part up to a whole millionth, so that days together cost
 * no more than separately.
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

/** Rounds the sum up as an exact fraction: a floating-point error must not raise a whole amount to the next one. */
function roundUp(parts: readonly Priced[]): number {
  let [numerator, denominator] = [0n, 1n]
  for (const { units, each = 1, price } of parts) {
    const per = BigInt(each) * BigInt(price.per)
    numerator = numerator * per + units * BigInt(price.micros) * denominator
    denominator *= per
  }
  return Number((numerator + denominator - 1n) / denominator)
}

/**
 * List prices of the platform in us-central1, where the functions run, without free quotas and discounts. Amounts are millionths of a US
 * dollar, each for `per` units.
 */
export const PLATFORM_PRICES = {
  asOf: '2026-11-27',
  sources: [
    'https://cloud.google.com/firestore/pricing',
    'https://cloud.google.com/run/pricing',
    'https://cloud.google.com/storage/pricing',
  ],
  /** 0.03 USD per 100,000 documents. */
  reads: { micros: 30_000, per: 100_000 },
  /** 0.09 USD per 100,000 documents. */
  writes: { micros: 90_000, per: 100_000 },
  /** 0.01 USD per 100,000 documents. */
  deletes: { micros: 10_000, per: 100_000 },
  /** 0.40 USD per million requests. */
  requests: { micros: 400_000, per: 1_000_000 },
  /** One vCPU at 0.000024 USD and 1 GiB at 0.0000025 USD per second: the largest functions of the product. */
  functionSeconds: { micros: 265, per: 10 },
  /** 0.02 USD per GiB and month. */
  storedGibDays: { micros: 20_000, per: 30 },
} as const
