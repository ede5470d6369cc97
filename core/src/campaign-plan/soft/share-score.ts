import type { SoftRule, SoftScore } from './soft-rule.ts'

/** Deviation in posts that rounding to whole posts can cause; it does not lower the score. */
const ROUNDING = 0.5

const PARTS = { pillar: 'pillars', stage: 'stages', format: 'formats', persona: 'personas' } as const

/** Creates a rule that prefers a distribution of the parts of one kind as close to their shares as whole posts allow. */
export function shareRule(part: keyof typeof PARTS, defaultWeight: number): SoftRule {
  return {
    id: `${part}_mix`,
    defaultWeight,
    measure: (placed, { brief }) =>
      scoreShares(
        brief[PARTS[part]],
        placed.map((post) => post[part]),
      ),
  }
}

/** Returns the score, with the percentages of the part that is furthest off; null if there is nothing to compare. */
function scoreShares(parts: readonly { id: string; share: number }[], places: readonly number[]): SoftScore | null {
  const counted = places.filter((place) => place >= 0)
  if (parts.length < 2 || counted.length === 0) return null
  const shares = fractionsOf(parts)
  const counts = parts.map(() => 0)
  for (const place of counted) counts[place] = (counts[place] ?? 0) + 1
  let excess = 0
  let worst = 0
  let worstBy = -1
  for (const [at, count] of counts.entries()) {
    const by = Math.abs(count - (shares[at] ?? 0) * counted.length)
    excess += Math.max(0, by - ROUNDING)
    if (by > worstBy) [worst, worstBy] = [at, by]
  }
  const values = {
    id: parts[worst]?.id ?? '',
    have: Math.round((100 * (counts[worst] ?? 0)) / counted.length),
    want: Math.round(100 * (shares[worst] ?? 0)),
  }
  return { score: Math.max(0, 1 - excess / (2 * counted.length)), values }
}

/** Returns shares as fractions of one; all equal if none were requested. */
export function fractionsOf(parts: readonly { share: number }[]): number[] {
  const sum = parts.reduce((total, { share }) => total + share, 0)
  return parts.map(({ share }) => (sum === 0 ? 1 / parts.length : share / sum))
}
