import { scoreShares } from './share-score.ts'
import type { SoftRule } from './soft-rule.ts'

export const pillarMix: SoftRule = {
  id: 'pillar_mix',
  defaultWeight: 8,
  measure: (placed, { brief }) =>
    scoreShares(
      brief.pillars,
      placed.map(({ pillar }) => pillar),
    ),
}
