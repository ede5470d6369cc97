import { scoreShares } from './share-score.ts'
import type { SoftRule } from './soft-rule.ts'

export const formatMix: SoftRule = {
  id: 'format_mix',
  defaultWeight: 5,
  measure: (placed, { brief }) =>
    scoreShares(
      brief.formats,
      placed.map(({ format }) => format),
    ),
}
