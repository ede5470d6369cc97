import { analyzeText } from '../text/analyze-text.ts'
import { mean, spread, STYLE_FEATURES, styleOf, USUAL_SPREAD, type Style, type StyleFeature } from './style-features.ts'

/** Minimum number of words in all samples: fewer reflect the subject more than the author. */
export const FINGERPRINT_WORDS_MIN = 300
/** Minimum number of samples that show a style; with fewer samples, minimum number of words. */
export const FINGERPRINT_SAMPLES_MIN = 5
export const FEW_SAMPLES_WORDS_MIN = 1_500
/** Minimum number of words of a compared text. */
export const COMPARED_WORDS_MIN = 30
/** Upper limit of a single difference: one exclamation mark too many does not mean a different author. */
const APART_MAX = 4

/** Style of a brand's samples. */
export type Fingerprint = {
  words: number
  samples: number
  features: readonly { feature: StyleFeature; mean: number; spread: number }[]
  functionWords: readonly { mean: number; spread: number }[]
}

/** One style difference; `apart` is the difference in units of the usual deviation, and is negative if the text has less of the feature. */
export type StyleDifference = { feature: StyleFeature; own: number; draft: number; apart: number }

export type StyleComparison = {
  /** Similarity from 0 (a different author) to 100 (the same style). */
  likeness: number
  /** Average distance of function words, in units of the usual deviation. */
  functionWords: number
  /** Largest differences first. */
  differences: readonly StyleDifference[]
}

/**
 * Measures the common style of samples.
 * @returns the number of words and samples if they are too few for a fingerprint
 */
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

/** Compares a text with a fingerprint, and lists the differences. Null for a text with too few words. */
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
