import { monthOf } from '../model/channel-month.ts'
import { addDays, countDays, daysUntil } from '../time/utc-day.ts'

/** First and last day, both included. */
export type Period = { from: string; to: string }

/** Periods to compare with: the days right before, or the same days a year earlier. */
export const COMPARISONS = ['before', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** Maximum number of days in one report. */
export const PERIOD_DAYS_MAX = 366

/** Counts the days of a period, both ends included. */
export function periodLength({ from, to }: Period): number {
  return countDays(from, to)
}

/** Lists every day of a period, earliest first. */
export function daysOf(period: Period): string[] {
  return daysUntil(period.to, periodLength(period))
}

/** Lists the months that a period touches, earliest first. */
export function monthsOf({ from, to }: Period): string[] {
  const first = Temporal.PlainYearMonth.from(monthOf(from))
  const count = first.until(monthOf(to), { largestUnit: 'month' }).months + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => first.add({ months: at }).toString())
}

/** Returns the comparison period, which always has the same number of days. */
export function periodBefore(period: Period, comparison: Comparison): Period {
  const days = periodLength(period)
  const to =
    comparison === 'before'
      ? addDays(period.from, -1)
      : Temporal.PlainDate.from(period.to).subtract({ years: 1 }).toString()
  return periodUntil(to, days)
}

/** Returns the period of `days` days that ends with `to`. */
export function periodUntil(to: string, days: number): Period {
  return { from: addDays(to, 1 - days), to }
}

/** Changes the first or last day of a period. The other end moves if the period would otherwise be inverted or longer than a report allows. */
export function moveEnd(period: Period, end: keyof Period, day: string): Period {
  const other = end === 'from' ? 'to' : 'from'
  const moved: Period = { ...period, [end]: day }
  if (moved.from > moved.to) return { from: day, to: day }
  if (periodLength(moved) <= PERIOD_DAYS_MAX) return moved
  const length = PERIOD_DAYS_MAX - 1
  return { ...moved, [other]: addDays(day, end === 'from' ? length : -length) }
}
