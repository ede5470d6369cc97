import type { RecurrenceEnd, Rhythm } from '@postwright/core/time/recurrence/recurrence-rule'
import { recurrenceRuleSchema } from '@postwright/core/time/recurrence/recurrence-rule'
import type { SeriesTimes } from '@postwright/core/model/series'

/** What the editor of a rule holds: all kinds of rhythm at once, so that trying another one loses nothing. */
export type RuleForm = {
  kind: Rhythm['kind']
  interval: number
  weekdays: number[]
  day: number
  shortMonth: 'skip' | 'last_day'
  week: 1 | 2 | 3 | 4 | 5 | -1
  weekday: number
  endKind: RecurrenceEnd['kind']
  endDay: string | null
  count: number
  /** `YYYY-MM-DDTHH:mm` of the first post; null while none is chosen. */
  local: string | null
  tzid: string
}

const COUNT = 10
const DAYS_IN_WEEK = 7

/** A rule to begin with: every week on the day that is chosen. */
export function ruleFormAt(local: string | null, tzid: string): RuleForm {
  const date = Temporal.PlainDate.from(local?.slice(0, 10) ?? '2027-01-04')
  const week = ([1, 2, 3, 4, 5] as const)[Math.ceil(date.day / DAYS_IN_WEEK) - 1] ?? 1
  return {
    kind: 'weekly',
    interval: 1,
    weekdays: [date.dayOfWeek],
    day: date.day,
    shortMonth: 'last_day',
    week: week === 5 ? -1 : week,
    weekday: date.dayOfWeek,
    endKind: 'never',
    endDay: null,
    count: COUNT,
    local,
    tzid,
  }
}

/** The editor's content for a series that exists. */
export function ruleFormOf({ rule, time, tzid }: SeriesTimes): RuleForm {
  const { rhythm, end, startsOn } = rule
  const { kind: _kind, ...own } = rhythm
  return {
    ...ruleFormAt(`${startsOn}T${time}`, tzid),
    ...own,
    kind: rhythm.kind,
    endKind: end.kind,
    ...(end.kind === 'on' && { endDay: end.day }),
    ...(end.kind === 'after' && { count: end.count }),
  }
}

/** The times that a filled editor means; null while something is missing or impossible. */
export function timesOf(form: RuleForm): SeriesTimes | null {
  const { local, tzid } = form
  if (local === null) return null
  const [startsOn = '', time = ''] = local.split('T')
  const rule = recurrenceRuleSchema.safeParse({ rhythm: rhythmOf(form), startsOn, end: endOf(form) })
  return rule.success ? { rule: rule.data, time, tzid } : null
}

function rhythmOf({ kind, interval, weekdays, day, shortMonth, week, weekday }: RuleForm): Rhythm {
  switch (kind) {
    case 'daily':
      return { kind, interval }
    case 'weekly':
      return { kind, interval, weekdays, weekStart: 1 }
    case 'monthly':
      return { kind, interval, day, shortMonth }
    case 'monthly_weekday':
      return { kind, interval, week, weekday }
  }
}

function endOf({ endKind, endDay, count }: RuleForm): { kind: string; day?: string | null; count?: number } {
  if (endKind === 'on') return { kind: 'on', day: endDay }
  return endKind === 'after' ? { kind: 'after', count } : { kind: 'never' }
}
