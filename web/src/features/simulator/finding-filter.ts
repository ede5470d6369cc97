import { FINDING_WEIGHTS, type Finding, type FindingWeight } from '@postwright/core/simulate/finding'

export const FINDING_FILTERS = ['all', 'stops', 'changes', 'informs'] as const satisfies ('all' | FindingWeight)[]
export type FindingFilter = (typeof FINDING_FILTERS)[number]

/** The filter that an address names; all for any other. */
export function parseFilter(name: string | null): FindingFilter {
  return FINDING_FILTERS.find((filter) => filter === name) ?? 'all'
}

export function weightOf({ code }: Pick<Finding, 'code'>): FindingWeight {
  return FINDING_WEIGHTS[code]
}

export function filterFindings(findings: readonly Finding[], filter: FindingFilter): Finding[] {
  return findings.filter((finding) => filter === 'all' || weightOf(finding) === filter)
}
