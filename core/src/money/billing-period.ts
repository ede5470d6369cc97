import type { BillingInterval } from '../model/subscription.ts'

const MONTHS = { month: 1, year: 12 } satisfies Record<BillingInterval, number>

/**
 * Returns the end of `count` periods that begin at `start` (epoch milliseconds), by the calendar in UTC. The day is `anchorDay`, or the last day of a
 * shorter month, so that a plan bought on the 31st renews on the 31st again.
 */
export function addPeriods(start: number, interval: BillingInterval, anchorDay: number, count = 1): number {
  return addMonths(start, MONTHS[interval] * count, anchorDay)
}

/**
 * Returns a time moved by calendar months in UTC, with the same time of day. The day is `anchorDay` (by default that of `start`), or the last day of
 * a shorter month.
 */
export function addMonths(start: number, months: number, anchorDay = new Date(start).getUTCDate()): number {
  const date = new Date(start)
  const first = new Date(start)
  first.setUTCDate(1)
  first.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(anchorDay, lastDay))
  return first.getTime()
}

/**
 * Returns the period that includes `now`, for periods that begin at `start`; the first period if it has not begun. A renewal that is late by whole
 * periods bills only the current period, not the missed ones.
 */
export function findRunningPeriod(
  start: number,
  interval: BillingInterval,
  anchorDay: number,
  now: number,
): { periodStart: number; periodEnd: number } {
  let periodStart = start
  for (;;) {
    const periodEnd = addPeriods(periodStart, interval, anchorDay)
    if (periodEnd > now) return { periodStart, periodEnd }
    periodStart = periodEnd
  }
}
