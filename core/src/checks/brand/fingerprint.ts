import { analyzeText } from '../text/analyze-text.ts'
import { mean, spread, STYLE_FEATURES, styleOf, USUAL_SPREAD, type Style, type StyleFeature } from './style-features.ts'

/** Fewer words say more about their subject than about the hand that wrote them, in however many samples. */
export const FINGERPRINT_WORDS_MIN = 300
/** A style shows in this many samples, or in this many words of fewer samples. */
export const FINGERPRINT_SAMPLES_MIN = 5
export const FEW_SAMPLES_WORDS_MIN = 1_500
/** Of a text that is compared with one. */
export const COMPARED_WORDS_MIN = 30
/** Further away counts no more: one exclamation too many is no other hand. */
const APART_MAX = 4

/** How the samples of a brand are written. */
export type Fingerprint = {
  words: number
  samples: number
  features: readonly { feature: StyleFeature; mean: number; spread: number }[]
  functionWords: readonly { mean: number; spread: number }[]
}

/** One way in which a text differs; `apart` counts usual differences, and is below zero where the text has less. */
export type StyleDifference = { feature: StyleFeature; own: number; draft: number; apart: number }

export type StyleComparison = {
  /** From 0, another hand, to 100, the same. */
  likeness: number
  /** Of the small words: how many usual differences apart, on average. */
  functionWords: number
  /** Those that differ most first. */
  differences: readonly StyleDifference[]
}

/** @returns how many words and samples there are when that is too little for a fingerprint */
export function fingerprintOf(
  samples: readonly string[],
): { fingerprint: Fingerprint } | { words: number; samples: number } {
  const styles = samples.map((text) => styleOf(analyzeText(text))).filter((style) => style.words > 0)
  const words = styles.reduce((sum, style) => sum + style.words, 0)
  const isEnough =
    styles.length < FINGERPRINT_SAMPLES_MIN ? words >= FEW_SAMPLES_WORDS_MIN : words >= FINGERPRINT_WORDS_MIN
  if (!isEnough) return { words, samples: styles.length }
  const whole = styleOf(analyzeText(samples.join('\n\n')))
  const features = STYLE_FEATURES.map((feature) => ({
    feature,
    mean: whole.features[feature],
    spread: Math.max(USUAL_SPREAD[feature], spread(styles.map((style) => style.features[feature]))),
  }))
  const functionWords = whole.functionWords.map((share, at) => ({
    mean: share,
    spread: Math.max(1, spread(styles.map((style) => style.functionWords[at] ?? 0))),
  }))
  return { fingerprint: { words, samples: styles.length, features, functionWords } }
}

/** How near a text is to a fingerprint, and in what it differs. Null for a text with too few words to say. */
export function compareStyle(fingerprint: Fingerprint, style: Style): StyleComparison | null {
  if (style.words < COMPARED_WORDS_MIN) return null
  const differences = fingerprint.features.map((own): StyleDifference => {
    const draft = style.features[own.feature]
    return { feature: own.feature, own: own.mean, draft, apart: (draft - own.mean) / own.spread }
  })
  const functionWords = mean(
    fingerprint.functionWords.map((own, at) => Math.abs((style.functionWords[at] ?? 0) - own.mean) / own.spread),
  )
  const apart = mean([...differences.map((each) => Math.min(APART_MAX, Math.abs(each.apart))), functionWords])
  return {
    likeness: Math.round(100 * Math.exp(-apart / 2)),
    functionWords,
    differences: differences.toSorted((a, b) => Math.abs(b.apart) - Math.abs(a.apart)),
  }
}
