import type { CheckSource, Finding } from '@postwright/core/checks/check'

const RANKS = { brand: 0, accessibility: 1, channel: 2, craft: 4, persona: 5 } satisfies Record<CheckSource, number>

/** Slips of language are wrong in any style: they come before the other findings of craft. */
const LANGUAGE = { checks: new Set(['misspellings', 'grammar']), rank: 3 }

type Placed = { finding: Finding; from: number; to: number }

/** Order of findings that are about the same words, the one to show first: brand, access, channel, language, style, persona; of the same source, the shortest. */
export function compareFindings(a: Placed, b: Placed): number {
  return rankOf(a.finding) - rankOf(b.finding) || a.to - a.from - (b.to - b.from)
}

function rankOf({ check, source }: Finding): number {
  return LANGUAGE.checks.has(check) ? LANGUAGE.rank : RANKS[source]
}
