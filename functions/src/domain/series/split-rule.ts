import type { RecurrenceRule } from '@postwright/core/time/recurrence/recurrence-rule'
import { recurringDays } from '@postwright/core/time/recurrence/recurring-days'

/** A rule as two: the days before `from`, and those from it on, of which there are no more than the one rule had left. */
export function splitRule(rule: RecurrenceRule, from: string): { before: RecurrenceRule; after: RecurrenceRule } {
  const dayBefore = Temporal.PlainDate.from(from).subtract({ days: 1 }).toString()
  const { end } = rule
  const isOver = end.kind === 'on' && end.day < from
  const before = { ...rule, end: isOver ? end : ({ kind: 'on', day: dayBefore } as const) }
  if (end.kind !== 'after') return { before, after: { ...rule, startsOn: from } }
  const gone = [...recurringDays(rule, { until: dayBefore })].length
  const count = Math.max(1, end.count - gone)
  return { before, after: { ...rule, startsOn: from, end: { kind: 'after', count } } }
}
