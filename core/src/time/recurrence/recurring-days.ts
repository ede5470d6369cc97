import { daysInRhythm } from './days-in-rhythm.ts'
import type { RecurrenceRule } from './recurrence-rule.ts'

type Span = {
  /** The first day that is asked for; the first of the rule unless given. */
  from?: string
  /** The last one. */
  until: string
}

/** The days of a rule within a span, in their order, `YYYY-MM-DD`. */
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
