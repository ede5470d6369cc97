/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

/** The name of a day of the week, 1 for Monday. */
export function weekdayName(weekday: number, length: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat('en', { weekday: length, timeZone: 'UTC' }).format(MONDAY + (weekday - 1) * DAY)
}
