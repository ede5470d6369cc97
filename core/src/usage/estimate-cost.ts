import type { UsageCounts } from '../model/usage-day.ts'
import { PLATFORM_PRICES } from './prices.ts'

const GIB = 1024 ** 3

/** Effort of one day, with what was stored on it. */
export type DayEffort = UsageCounts & { storedBytes: number }

/** Estimated cost in millionths of a US dollar, by its cause. */
export type Cost = { database: number; functions: number; storage: number; total: number }

/**
 * The cost of some days at list prices. Sums are taken before they are rounded, each part up to a whole millionth: days together cost no
 * more than one by one.
 */
export function estimateCost(days: readonly DayEffort[]): Cost {
  const sum = (pick: (day: DayEffort) => number) => days.reduce((total, day) => total + pick(day), 0)
  const { reads, writes, deletes, requests, functionSeconds, storedGibDays } = PLATFORM_PRICES
  const database =
    priceOf(
      sum((day) => day.reads),
      reads,
    ) +
    priceOf(
      sum((day) => day.writes),
      writes,
    ) +
    priceOf(
      sum((day) => day.deletes),
      deletes,
    )
  const functions =
    priceOf(
      sum((day) => day.requests),
      requests,
    ) + priceOf(sum((day) => day.busyMillis) / 1000, functionSeconds)
  const storage = priceOf(sum((day) => day.storedBytes) / GIB, storedGibDays)
  const parts = { database: Math.ceil(database), functions: Math.ceil(functions), storage: Math.ceil(storage) }
  return { ...parts, total: parts.database + parts.functions + parts.storage }
}

function priceOf(units: number, { micros, per }: { micros: number; per: number }): number {
  return (units * micros) / per
}
