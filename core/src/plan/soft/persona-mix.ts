import { scoreShares } from './share-score.ts'
import type { SoftRule } from './soft-rule.ts'

export const personaMix: SoftRule = {
  id: 'persona_mix',
  defaultWeight: 5,
  measure: (placed, { brief }) =>
    scoreShares(
      brief.personas,
      placed.map(({ persona }) => persona),
    ),
}
