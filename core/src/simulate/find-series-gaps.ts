import type { Series } from '../model/series.ts'
import { excerptOf } from '../text/excerpt.ts'
import { recurringDays, RULE_YEARS_MAX } from '../time/recurrence/occurrences.ts'
import { fromInstant, toZonedTime } from '../time/zoned-time.ts'
import type { Finding } from './finding.ts'
import type { Situation } from './simulation.ts'

const EXCERPT_MAX = 100

/** Finds series that cannot continue, that end, or whose recurrence has no day in a month. */
export function findSeriesGaps({ series, now, until }: Situation): Finding[] {
  return series
    .filter(({ status }) => status === 'active')
    .flatMap((each) => {
      const [first, last] = [now, until].map((instant) => fromInstant(instant, each.tzid).local.slice(0, 10))
      if (first === undefined || last === undefined) return []
      const { problem } = each
      const stopped = problem ? [about(each, 'series_stopped', problem.day, { problem: problem.code })] : []
      return [...stopped, ...lastDay(each, first, last), ...monthsLeftOut(each, first, last)]
    })
}

function about(series: Series, code: Finding['code'], day: string, facts: Finding['facts']): Finding {
  return {
    code,
    at: toZonedTime(`${day}T${series.time}`, series.tzid).instant,
    postId: null,
    connectionId: null,
    seriesId: series.id,
    queueId: null,
    excerpt: excerptOf(series.content.text, EXCERPT_MAX),
    facts,
    mend: { kind: 'open_series', seriesId: series.id },
  }
}

/** Finds the last day of a series that ends within the span. */
function lastDay(series: Series, first: string, last: string): Finding[] {
  const { rule } = series
  if (rule.end.kind === 'never') return []
  const later = Temporal.PlainDate.from(last).add({ years: RULE_YEARS_MAX }).toString()
  let final: string | null = null
  for (const day of recurringDays(rule, { from: first, until: later })) {
    if (day > last) return []
    final = day
  }
  return final === null ? [] : [about(series, 'series_ends', final, {})]
}

/** Finds months within the span in which a monthly recurrence is skipped, because they lack its day. */
function monthsLeftOut(series: Series, first: string, last: string): Finding[] {
  const { rule } = series
  const { rhythm } = rule
  const canMiss =
    (rhythm.kind === 'monthly' && rhythm.day > 28) || (rhythm.kind === 'monthly_weekday' && rhythm.week === 5)
  if (!canMiss) return []
  const months = new Set(
    [...recurringDays(rule, { from: first.slice(0, 8) + '01', until: last })].map((day) => day.slice(0, 7)),
  )
  const start = Temporal.PlainDate.from(rule.startsOn).with({ day: 1 })
  const found: Finding[] = []
  for (let month = start; month.toString() <= last; month = month.add({ months: rhythm.interval })) {
    const end = month.add({ months: 1 }).subtract({ days: 1 }).toString()
    const isWithin = month.toString() >= rule.startsOn && end >= first && end <= last && !isAfterEnd(rule, end)
    if (isWithin && !months.has(end.slice(0, 7)))
      found.push(about(series, 'month_skipped', end, { month: end.slice(0, 7) }))
  }
  return found
}

/** Returns whether the recurrence ends before `day`. */
function isAfterEnd(rule: Series['rule'], day: string): boolean {
  if (rule.end.kind === 'never') return false
  if (rule.end.kind === 'on') return rule.end.day < day
  const until = Temporal.PlainDate.from(day).add({ years: RULE_YEARS_MAX }).toString()
  const [next] = recurringDays(rule, { from: day, until })
  return next === undefined
}
