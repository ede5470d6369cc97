import { fromInstant } from '@postwright/core/time/zoned-time'
import type { FoldedFinding } from './fold-findings.ts'

/** Findings by their day in a zone, in the order of time; those that repeat are with the first of them. */
export function byDay(entries: readonly FoldedFinding[], tzid: string): { day: string; entries: FoldedFinding[] }[] {
  const days = Map.groupBy(entries, ({ finding }) => fromInstant(finding.at, tzid).local.slice(0, 10))
  return [...days].map(([day, found]) => ({ day, entries: found }))
}
