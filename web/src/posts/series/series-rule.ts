import type { RecurrenceEnd, Rhythm } from '@postwright/core/time/recurrence/recurrence-rule'
import { recurrenceRuleSchema } from '@postwright/core/time/recurrence/recurrence-rule'
import type { SeriesTimes } from '@postwright/core/model/series'
import type { TFunction } from 'i18next'
import { formatLongDate, formatTimeOfDay, zoneTown } from '@/ui/format-time.ts'
import { weekdayName } from '@/ui/weekdays.ts'
import { type Occurrence, occurrences } from '@postwright/core/time/recurrence/occurrences'
import { fromInstant } from '@postwright/core/time/zoned-time'

/** Form values of a recurrence rule: all kinds of recurrence at once, so that trying another kind loses nothing. */
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
  /** `YYYY-MM-DDTHH:mm` of the first post; null if none is chosen. */
  local: string | null
  tzid: string
}

const COUNT = 10
const DAYS_IN_WEEK = 7

/** Returns the default rule: weekly on the chosen day. */
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

/** Returns the form values of an existing series. */
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

/** Returns the times of completed form values; null if a value is missing or impossible. */
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

/** Describes a rule: recurrence, time, time zone, and end. */
export function ruleWords(t: TFunction, { rule, time, tzid }: SeriesTimes): string {
  const at = t('repeats:rule.at', {
    rhythm: rhythmWords(t, rule.rhythm),
    time: formatTimeOfDay(time),
    zone: zoneTown(tzid),
  })
  const { end } = rule
  if (end.kind === 'on') return t('repeats:rule.until', { rule: at, day: formatLongDate(end.day) })
  return end.kind === 'after' ? t('repeats:rule.times', { rule: at, count: end.count }) : at
}

function rhythmWords(t: TFunction, rhythm: SeriesTimes['rule']['rhythm']): string {
  const count = rhythm.interval
  switch (rhythm.kind) {
    case 'daily':
      return t('repeats:rhythm.daily', { count })
    case 'weekly': {
      const names = rhythm.weekdays.toSorted((a, b) => a - b).map((day) => weekdayName(day))
      const days = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
      return t('repeats:rhythm.weekly', { count, days })
    }
    case 'monthly':
      if (rhythm.day > 28) return t(`repeats:rhythm.monthly_${rhythm.shortMonth}`, { count, day: rhythm.day })
      return t('repeats:rhythm.monthly', { count, day: rhythm.day })
    case 'monthly_weekday': {
      const week = t(`repeats:week.${rhythm.week === -1 ? 'last' : rhythm.week}`)
      return t('repeats:rhythm.monthly_weekday', { count, week, day: weekdayName(rhythm.weekday) })
    }
  }
}

/** Years to search for the next dates, which cover the largest interval of a rule once. */
const YEARS = 9

/** Returns the future times that a series skips, if its rule still includes their days. */
export function skippedDates(series: SeriesTimes & { skipped: readonly string[] }, now: number): Occurrence[] {
  const today = fromInstant(now, series.tzid).local.slice(0, 10)
  const days = series.skipped.filter((day) => day >= today).toSorted()
  const until = days.at(-1)
  if (until === undefined) return []
  const all = [...occurrences({ ...series, skipped: [] }, { from: today, until })]
  return all.filter(({ day, when }) => days.includes(day) && when.instant > now)
}

/** Returns the next times of a series, without skipped days if `skipped` is given. */
export function nextDates(
  times: SeriesTimes & { skipped?: readonly string[] },
  { now, count }: { now: number; count: number },
): Occurrence[] {
  const today = fromInstant(now, times.tzid).local.slice(0, 10)
  const until = Temporal.PlainDate.from(today).add({ years: YEARS }).toString()
  const found: Occurrence[] = []
  for (const occurrence of occurrences({ skipped: [], ...times }, { from: today, until })) {
    if (occurrence.when.instant > now) found.push(occurrence)
    if (found.length >= count) break
  }
  return found
}
