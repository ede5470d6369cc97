import { formatDateRange, formatMonth } from '@/ui/format-time.ts'
import type { CalendarView } from '@/posts/times/calendar-days.ts'

/** What a view shows, in words: `November 2026`, the days of a week, or a day. */
export function rangeText(view: CalendarView, days: readonly string[], date: string): string {
  if (view === 'month') return formatMonth(date)
  return formatDateRange(days[0] ?? date, days.at(-1) ?? date)
}
