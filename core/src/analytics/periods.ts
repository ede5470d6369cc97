import { monthOf } from '../model/channel-month.ts'
import { addDays, countDays, daysUntil } from '../time/utc-day.ts'

/** The first and the last day. */
export type Period = { from: string; to: string }

/** A period is compared with the days right before it, or with the same days a year earlier. */
export const COMPARISONS = ['before', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** Most days of one report. */
export const PERIOD_DAYS_MAX = 366

/** Days of a period, both ends counted. */
export function periodLength({ from, to }: Period): number {
  return countDays(from, to)
}

/** Every day of a period, the earliest first. */
export function daysOf(period: Period): string[] {
  return daysUntil(period.to, periodLength(period))
}

/** The months that a period lies in, the earliest first. */
export function monthsOf({ from, to }: Period): string[] {
  const first = Temporal.PlainYearMonth.from(monthOf(from))
  const count = first.until(monthOf(to), { largestUnit: 'month' }).months + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => first.add({ months: at }).toString())
}

/** The period that another one is compared with; always as many days. */
export function periodBefore(period: Period, comparison: Comparison): Period {
  const days = periodLength(period)
  const to =
    comparison === 'before'
      ? addDays(period.from, -1)
      : Temporal.PlainDate.from(period.to).subtract({ years: 1 }).toString()
  return periodUntil(to, days)
}

/** So many days up to and with one. */
export function periodUntil(to: string, days: number): Period {
  return { from: addDays(to, 1 - days), to }
}

/** A period with another first or last day: the other end moves where it would lie before, or further away than a report may reach. */
export function moveEnd(period: Period, end: keyof Period, day: string): Period {
  const other = end === 'from' ? 'to' : 'from'
  const moved: Period = { ...period, [end]: day }
  if (moved.from > moved.to) return { from: day, to: day }
  if (periodLength(moved) <= PERIOD_DAYS_MAX) return moved
  const length = PERIOD_DAYS_MAX - 1
  return { ...moved, [other]: addDays(day, end === 'from' ? length : -length) }
}
