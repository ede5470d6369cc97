import type { Rhythm } from './recurrence-rule.ts'

const DAYS_IN_WEEK = 7

/** The days of a rhythm in their order, from `start` (which is one of them only if it fits) up to `last`. */
export function* daysInRhythm(
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

/** The first day of the period (a day, a week, a month) that is `step` intervals after the one of `start`. */
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
