import { dayOf, startOfDay } from '../time/utc-day.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days from the first to the last, both counted; 0 where one of them is missing, or the last comes before the first. */
export function countDays(startDay: string, endDay: string): number {
  if (startDay === '' || endDay === '' || endDay < startDay) return 0
  return Math.round((startOfDay(endDay) - startOfDay(startDay)) / DAY_MS) + 1
}

/** The day so many days after another. */
export function addDays(day: string, count: number): string {
  return dayOf(startOfDay(day) + count * DAY_MS)
}
