import { FINDING_WEIGHTS, type Finding, type FindingWeight } from '@postwright/core/simulate/finding'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { TFunction } from 'i18next'
import { spanText } from '@/posts/times/span-text.tsx'
import { formatMonth, formatShortDate, formatWallClock, formatZoned } from '@/ui/format-time.ts'

export const FINDING_FILTERS = ['all', 'stops', 'changes', 'informs'] as const satisfies ('all' | FindingWeight)[]
export type FindingFilter = (typeof FINDING_FILTERS)[number]

/** Returns the filter named in the address; `all` for any other value. */
export function parseFilter(name: string | null): FindingFilter {
  return FINDING_FILTERS.find((filter) => filter === name) ?? 'all'
}

export function weightOf({ code }: Pick<Finding, 'code'>): FindingWeight {
  return FINDING_WEIGHTS[code]
}

export function filterFindings(findings: readonly Finding[], filter: FindingFilter): Finding[] {
  return findings.filter((finding) => filter === 'all' || weightOf(finding) === filter)
}

/** A finding, and its repetitions for the same queue on later days. */
export type FoldedFinding = { finding: Finding; later: readonly Finding[] }

/** Groups repeated findings of a queue into one entry; findings about a post stay separate. */
export function foldFindings(findings: readonly Finding[]): FoldedFinding[] {
  const groups = Map.groupBy(findings, (finding) =>
    finding.postId === null && finding.queueId !== null ? `${finding.code} ${finding.queueId}` : finding,
  )
  return [...groups.values()].flatMap(([finding, ...later]) => (finding ? [{ finding, later }] : []))
}

/** Groups findings by their day in a time zone, in chronological order; repeated findings are listed with the first one. */
export function byDay(entries: readonly FoldedFinding[], tzid: string): { day: string; entries: FoldedFinding[] }[] {
  const days = Map.groupBy(entries, ({ finding }) => fromInstant(finding.at, tzid).local.slice(0, 10))
  return [...days].map(([day, found]) => ({ day, entries: found }))
}

/** Returns the interpolation values for the messages of a finding. */
export function findingValues(
  t: TFunction,
  { code, facts, at }: Finding,
  { tzid, now }: { tzid: string; now: number },
): Record<string, string | number> {
  const span = (ms: unknown) => {
    const { key, parts } = spanText(Number(ms))
    return t(`publishing:span.${key}`, parts)
  }
  const wall = (local: unknown) => formatWallClock(String(local))
  const values: Record<string, string | number> = { ...facts, count: Number(facts['posts'] ?? facts['empty'] ?? 0) }
  if (code === 'access_ends') return { ...values, until: formatZoned(Number(facts['until']), tzid, now) }
  if (code === 'clock_skipped' || code === 'clock_repeated') {
    return { ...values, planned: wall(facts['planned']), shown: wall(facts['shown']) }
  }
  if (code === 'budget_exceeded') return { ...values, delay: span(facts['delay']), window: span(facts['window']) }
  if (code === 'budget_hopeless') return { ...values, window: span(facts['window']) }
  if (code === 'month_skipped') return { ...values, month: formatMonth(`${String(facts['month'])}-01`) }
  if (code === 'times_collide') return { ...values, count: Number(facts['minutes']), day: formatZoned(at, tzid, now) }
  return { ...values, date: formatShortDate(new Date(at).toISOString().slice(0, 10), '') }
}
