import { monthOf } from '../model/channel-month.ts'

/** The first and the last day. */
export type Period = { from: string; to: string }

/** What a period is compared with: the days right before it, or the same days a year earlier. */
export const COMPARISONS = ['before', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** Most days of one report. */
export const PERIOD_DAYS_MAX = 366

export function countDays({ from, to }: Period): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days + 1
}

/** Every day of a period, the earliest first. */
export function daysOf(period: Period): string[] {
  const first = Temporal.PlainDate.from(period.from)
  return Array.from({ length: Math.max(0, countDays(period)) }, (_, at) => first.add({ days: at }).toString())
}

/** The months that a period lies in, the earliest first. */
export function monthsOf({ from, to }: Period): string[] {
  const first = Temporal.PlainYearMonth.from(monthOf(from))
  const count = first.until(monthOf(to), { largestUnit: 'month' }).months + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => first.add({ months: at }).toString())
}

/** The period that another one is compared with; always as many days. */
export function periodBefore(period: Period, comparison: Comparison): Period {
  const from = Temporal.PlainDate.from(period.from)
  const to = Temporal.PlainDate.from(period.to)
  const length = { days: countDays(period) }
  if (comparison === 'before') return { from: from.subtract(length).toString(), to: to.subtract(length).toString() }
  const last = to.subtract({ years: 1 })
  return { from: last.subtract({ days: length.days - 1 }).toString(), to: last.toString() }
}

/** So many days up to and with one. */
export function periodUntil(to: string, days: number): Period {
  return {
    from: Temporal.PlainDate.from(to)
      .subtract({ days: days - 1 })
      .toString(),
    to,
  }
}

/** A period with another first or last day: the other end moves where it would lie before, or further away than a report may reach. */
export function moveEnd(period: Period, end: keyof Period, day: string): Period {
  const other = end === 'from' ? 'to' : 'from'
  const moved: Period = { ...period, [end]: day }
  if (moved.from > moved.to) return { from: day, to: day }
  if (countDays(moved) <= PERIOD_DAYS_MAX) return moved
  const length = { days: PERIOD_DAYS_MAX - 1 }
  const date = Temporal.PlainDate.from(day)
  return { ...moved, [other]: (end === 'from' ? date.add(length) : date.subtract(length)).toString() }
}
