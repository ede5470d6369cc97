import type { Finding } from '@postwright/core/simulate/finding'
import { fromInstant } from '@postwright/core/time/zoned-time'

/** Findings by their day in a zone, in the order of time. */
export function byDay(findings: readonly Finding[], tzid: string): { day: string; findings: Finding[] }[] {
  const days = Map.groupBy(findings, ({ at }) => fromInstant(at, tzid).local.slice(0, 10))
  return [...days].map(([day, found]) => ({ day, findings: found }))
}
