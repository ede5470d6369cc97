/** From these scores on a draft is good, and fair. */
const GOOD_SCORE = 80
const FAIR_SCORE = 60

/** The colour that a score has. */
export function scoreTone(score: number | null): 'positive' | 'warning' | 'negative' | 'line-strong' {
  if (score === null) return 'line-strong'
  if (score >= GOOD_SCORE) return 'positive'
  return score >= FAIR_SCORE ? 'warning' : 'negative'
}
