export const CALENDAR_VIEWS = ['month', 'week', 'day', 'list'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

const DAYS_PER_WEEK = 7

/** Returns the days (`YYYY-MM-DD`) that a view shows around `date`: a month in whole weeks, a week, or the day itself. */
export function shownDays(view: CalendarView, date: string, firstDay: number): string[] {
  const day = Temporal.PlainDate.from(date)
  if (view === 'day' || view === 'list') return [date]
  if (view === 'week') return daysFrom(weekOf(day, firstDay), DAYS_PER_WEEK)
  const first = weekOf(day.with({ day: 1 }), firstDay)
  const last = weekOf(day.with({ day: day.daysInMonth }), firstDay)
  return daysFrom(first, first.until(last).days + DAYS_PER_WEEK)
}

/** Returns the date of the next (1) or previous (-1) view; for months the same day if it exists. */
export function stepDate(view: CalendarView, date: string, by: 1 | -1): string {
  const day = Temporal.PlainDate.from(date)
  if (view === 'month') return day.add({ months: by }).toString()
  return day.add(view === 'week' ? { weeks: by } : { days: by }).toString()
}

/** Splits days into groups of seven, starting with the first one. */
export function weeksOf(days: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(days.length / DAYS_PER_WEEK) }, (_, week) =>
    days.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  )
}

function weekOf(day: Temporal.PlainDate, firstDay: number): Temporal.PlainDate {
  return day.subtract({ days: (day.dayOfWeek - firstDay + DAYS_PER_WEEK) % DAYS_PER_WEEK })
}

function daysFrom(first: Temporal.PlainDate, count: number): string[] {
  return Array.from({ length: count }, (_, days) => first.add({ days }).toString())
}
