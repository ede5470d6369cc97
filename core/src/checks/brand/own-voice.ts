import { compareStyle } from './fingerprint.ts'
import { type StyleFeature, styleOf } from './style-features.ts'
import type { Check } from '../check.ts'

/** So many usual differences away is heard; less is one text among others. */
const HEARD = 2.5
const MOST = 3

/** Features that other checks want less of: a text with less of them than the brand's own texts is no finding. */
const NEVER_TOO_LITTLE: readonly StyleFeature[] = [
  'sentenceLength',
  'paragraphLength',
  'wordLength',
  'exclamations',
  'capitals',
  'emoji',
]

/** Features of a text's style that are far from the brand's own texts. Short texts say too little. */
export const ownVoice: Check = {
  id: 'ownVoice',
  version: 2,
  source: 'brand',
  weight: 4,
  run({ brand }, text) {
    const comparison = brand?.fingerprint ? compareStyle(brand.fingerprint, styleOf(text)) : null
    if (!comparison) return null
    return comparison.differences
      .filter(({ feature, apart }) => (NEVER_TOO_LITTLE.includes(feature) ? apart : Math.abs(apart)) > HEARD)
      .slice(0, MOST)
      .map(({ feature, own, draft }) => ({
        reason: feature,
        values: { own: rounded(own), draft: rounded(draft) },
        loss: 1 / MOST,
      }))
  },
}

function rounded(value: number): number {
  return value >= 10 ? Math.round(value) : Math.round(value * 10) / 10
}
