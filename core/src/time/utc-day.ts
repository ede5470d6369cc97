import { z } from 'zod'

export const DAY = 24 * 60 * 60_000

/** A day in UTC, `2026-11-27`. */
export const utcDaySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** Returns the UTC day of an instant in epoch milliseconds. */
export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

/** Returns the UTC midnight at the start of a day, in epoch milliseconds. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Returns the day `count` days after `day`, or before it for a negative count. */
export function addDays(day: string, count: number): string {
  return dayOf(startOfDay(day) + count * DAY)
}

/** Returns the number of days from the first to the last, both included; 0 if one is missing, or the last is before the first. */
export function countDays(first: string, last: string): number {
  if (first === '' || last === '' || last < first) return 0
  return Math.round((startOfDay(last) - startOfDay(first)) / DAY) + 1
}

/** Returns `count` consecutive days that end with `last`, the earliest first. */
export function daysUntil(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(last, at + 1 - count))
}
