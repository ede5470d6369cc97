import { scoreShares } from './share-score.ts'
import type { SoftRule } from './soft-rule.ts'

export const stageMix: SoftRule = {
  id: 'stage_mix',
  defaultWeight: 6,
  measure: (placed, { brief }) =>
    scoreShares(
      brief.stages,
      placed.map(({ stage }) => stage),
    ),
}
