import { formatWeekday, formatWeekdayName } from './format-time.ts'

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

/** The name of a day of the week, 1 for Monday to 7 for Sunday. */
export function weekdayName(weekday: number, length: 'long' | 'short' = 'long'): string {
  const format = length === 'long' ? formatWeekdayName : formatWeekday
  return format(MONDAY + (weekday - 1) * DAY, 'UTC')
}
