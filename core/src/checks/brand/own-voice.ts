import { compareStyle } from './fingerprint.ts'
import { type StyleFeature, styleOf } from './style-features.ts'
import type { Check } from '../check.ts'

/** Minimum deviation at which a style difference is noticeable, and maximum number of findings. */
const HEARD = 2.5
const MOST = 3

/** Features that other checks want to reduce: a text with less of them than the brand's own texts has no finding. */
const NEVER_TOO_LITTLE: readonly StyleFeature[] = [
  'sentenceLength',
  'paragraphLength',
  'wordLength',
  'exclamations',
  'capitals',
  'emoji',
]

/** Finds style features of a text that are far from the brand's own texts. Short texts are not judged. */
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
