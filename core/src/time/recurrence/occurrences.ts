import { clockChange } from '../clock-change.ts'
import { toZonedTime, type ZonedTime } from '../zoned-time.ts'
import type { RecurrenceRule } from './recurrence-rule.ts'
import { recurringDays } from './recurring-days.ts'

/** What happens again and again at the same time of the day, as the clocks of one zone show it. */
export type Recurrence = {
  rule: RecurrenceRule
  /** `HH:mm` */
  time: string
  tzid: string
  /** Days of the rule on which it does not happen. */
  skipped: readonly string[]
}

export type Occurrence = {
  day: string
  /** A time that a clock change leaves out is moved forward; of one that comes twice it is the first. */
  when: ZonedTime
  /** What a clock change does to the time on that day. */
  change: 'skipped' | 'repeated' | null
}

/** What happens within a span of days, in its order. */
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
