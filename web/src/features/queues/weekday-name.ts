import { formatWeekday } from '@/ui/format-time.ts'

const DAY = 24 * 60 * 60 * 1000
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

/** The name of a weekday, 1 for Monday to 7 for Sunday. */
export function weekdayName(weekday: number): string {
  return formatWeekday(MONDAY + (weekday - 1) * DAY, 'UTC')
}
