import { clockChange } from '../clock-change.ts'
import { toZonedTime, type ZonedTime } from '../zoned-time.ts'
import type { RecurrenceRule, Rhythm } from './recurrence-rule.ts'

/** A recurrence at a fixed wall-clock time in one zone. */
export type Recurrence = {
  rule: RecurrenceRule
  /** `HH:mm` */
  time: string
  tzid: string
  skipped: readonly string[]
}

export type Occurrence = {
  day: string
  /** A time skipped by a clock change is moved forward; a repeated time means its first occurrence. */
  when: ZonedTime
  /** Effect of a clock change on the time on that day. */
  change: 'skipped' | 'repeated' | null
}

/** Yields the occurrences within a span of days, in order. */
export function* occurrences(
  { rule, time, tzid, skipped }: Recurrence,
  span: { from?: string; until: string },
): Generator<Occurrence> {
  for (const day of recurringDays(rule, span)) {
    if (skipped.includes(day)) continue
    const local = `${day}T${time}`
    yield { day, when: toZonedTime(local, tzid), change: clockChange(local, tzid) }
  }
}

type Span = {
  /** First requested day; defaults to the first day of the rule. */
  from?: string
  /** Last requested day. */
  until: string
}

/** Years within which every rule without an end has another day; the longest gap is that of every 99 months on a day that few months have. */
export const RULE_YEARS_MAX = 100

/** Yields the days of a rule within a span, in order, `YYYY-MM-DD`. */
export function* recurringDays({ rhythm, startsOn, end }: RecurrenceRule, { from, until }: Span): Generator<string> {
  const last = end.kind === 'on' && end.day < until ? end.day : until
  let counted = 0
  for (const day of daysInRhythm(rhythm, Temporal.PlainDate.from(startsOn), Temporal.PlainDate.from(last))) {
    counted += 1
    if (end.kind === 'after' && counted > end.count) return
    const name = day.toString()
    if (from === undefined || name >= from) yield name
  }
}

const DAYS_IN_WEEK = 7

/** Yields the days of a rhythm in order, from `start` (included only if it fits) up to `last`. */
function* daysInRhythm(
  rhythm: Rhythm,
  start: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Generator<Temporal.PlainDate> {
  const inBounds = (day: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(day, start) >= 0 && Temporal.PlainDate.compare(day, last) <= 0
  for (let step = 0; Temporal.PlainDate.compare(periodStart(rhythm, start, step), last) <= 0; step += 1) {
    yield* daysInPeriod(rhythm, periodStart(rhythm, start, step)).filter(inBounds)
  }
}

/** Returns the first day of the period (day, week, month) that is `step` intervals after the period of `start`. */
function periodStart(rhythm: Rhythm, start: Temporal.PlainDate, step: number): Temporal.PlainDate {
  const ahead = step * rhythm.interval
  switch (rhythm.kind) {
    case 'daily':
      return start.add({ days: ahead })
    case 'weekly': {
      const intoWeek = (start.dayOfWeek - rhythm.weekStart + DAYS_IN_WEEK) % DAYS_IN_WEEK
      return start.subtract({ days: intoWeek }).add({ weeks: ahead })
    }
    case 'monthly':
    case 'monthly_weekday':
      return start.with({ day: 1 }).add({ months: ahead })
  }
}

function daysInPeriod(rhythm: Rhythm, first: Temporal.PlainDate): Temporal.PlainDate[] {
  switch (rhythm.kind) {
    case 'daily':
      return [first]
    case 'weekly':
      return Array.from({ length: DAYS_IN_WEEK }, (_, days) => first.add({ days })).filter(({ dayOfWeek }) =>
        rhythm.weekdays.includes(dayOfWeek),
      )
    case 'monthly':
      if (rhythm.day <= first.daysInMonth) return [first.with({ day: rhythm.day })]
      return rhythm.shortMonth === 'last_day' ? [first.with({ day: first.daysInMonth })] : []
    case 'monthly_weekday': {
      const days = weekdaysOfMonth(first, rhythm.weekday)
      const found = rhythm.week === -1 ? days.at(-1) : days[rhythm.week - 1]
      return found ? [found] : []
    }
  }
}

function weekdaysOfMonth(first: Temporal.PlainDate, weekday: number): Temporal.PlainDate[] {
  const untilFirst = (weekday - first.dayOfWeek + DAYS_IN_WEEK) % DAYS_IN_WEEK
  const places = Array.from({ length: 5 }, (_, week) => 1 + untilFirst + week * DAYS_IN_WEEK)
  return places.filter((day) => day <= first.daysInMonth).map((day) => first.with({ day }))
}
