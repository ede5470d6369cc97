import type { RecurrenceEnd, Rhythm } from '@postwright/core/time/recurrence/recurrence-rule'
import { recurrenceRuleSchema } from '@postwright/core/time/recurrence/recurrence-rule'
import type { SeriesTimes } from '@postwright/core/model/series'
import type { TFunction } from 'i18next'
import { formatLongDate, formatTimeOfDay, zoneTown } from '@/ui/format-time.ts'
import { weekdayName } from '@/ui/weekdays.ts'
import { type Occurrence, occurrences } from '@postwright/core/time/recurrence/occurrences'
import { fromInstant } from '@postwright/core/time/zoned-time'

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

/** A rule as a sentence: rhythm, time, zone, and when it ends. */
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

/** How far the next dates are looked for: the largest interval of a rhythm comes once in that time. */
const YEARS = 9

/** The times to come that a series leaves out, as far as its rule still has their days. */
export function skippedDates(series: SeriesTimes & { skipped: readonly string[] }, now: number): Occurrence[] {
  const today = fromInstant(now, series.tzid).local.slice(0, 10)
  const days = series.skipped.filter((day) => day >= today).toSorted()
  const until = days.at(-1)
  if (until === undefined) return []
  const all = [...occurrences({ ...series, skipped: [] }, { from: today, until })]
  return all.filter(({ day, when }) => days.includes(day) && when.instant > now)
}

/** The next times of a series, skipped days left out unless `skipped` is not given. */
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
