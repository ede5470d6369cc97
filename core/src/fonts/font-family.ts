import type { FontSubset } from './font-subsets.ts'

export const FONT_CATEGORIES = ['sans', 'serif', 'display', 'hand', 'mono'] as const

export type FontCategory = (typeof FONT_CATEGORIES)[number]

/** Metrics shared by all faces of a family, relative to the font size. */
export type FamilyMetrics = {
  /** Line extents above and below the baseline, read from the font files; both are positive. */
  ascent: number
  descent: number
  lineGap: number
  /** Average character width of English text, including spaces. */
  averageWidth: number
}

/** A font family as used in decks, independent of the source of its files. */
export type FontFamily = {
  name: string
  category: FontCategory
  /** Available weights, in ascending order. */
  weights: readonly number[]
  /** Weights that have an italic. */
  italics: readonly number[]
  subsets: readonly FontSubset[]
  metrics: FamilyMetrics
}

/** One face of a family: its shape without a size. */
export type FontShape = { weight: number; isItalic: boolean }

/**
 * Returns the shape of a family that is nearest to the requested one, by the rules that browsers follow. Using it avoids artificially thickened or
 * slanted letters, which documents could not reproduce.
 */
export function nearestShape(family: Pick<FontFamily, 'weights' | 'italics'>, wanted: FontShape): FontShape {
  const isItalic = wanted.isItalic && family.italics.length > 0
  return { weight: nearestWeight(isItalic ? family.italics : family.weights, wanted.weight), isItalic }
}

function nearestWeight(weights: readonly number[], wanted: number): number {
  if (weights.includes(wanted)) return wanted
  const lighter = weights.filter((weight) => weight < wanted).toSorted((a, b) => b - a)
  const heavier = weights.filter((weight) => weight > wanted).toSorted((a, b) => a - b)
  const upToMedium = wanted >= 400 && wanted <= 500 ? heavier.filter((weight) => weight <= 500) : []
  const inOrder = wanted > 500 ? [...heavier, ...lighter] : [...upToMedium, ...lighter, ...heavier]
  return inOrder[0] ?? wanted
}
