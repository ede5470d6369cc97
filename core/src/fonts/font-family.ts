import type { FontSubset } from './font-subsets.ts'

export const FONT_CATEGORIES = ['sans', 'serif', 'display', 'hand', 'mono'] as const

export type FontCategory = (typeof FONT_CATEGORIES)[number]

/** What all faces of a family share, in parts of their size. */
export type FamilyMetrics = {
  /** How far lines reach above and below the baseline, as the files say; both are positive. */
  ascent: number
  descent: number
  lineGap: number
  /** Of English text, spaces included. */
  averageWidth: number
}

/** A font family as decks know it, wherever its files come from. */
export type FontFamily = {
  name: string
  category: FontCategory
  /** Ascending. */
  weights: readonly number[]
  /** Those of the weights that have an italic. */
  italics: readonly number[]
  subsets: readonly FontSubset[]
  metrics: FamilyMetrics
}

/** One file's worth of a family: its shape without a size. */
export type FontShape = { weight: number; isItalic: boolean }

/**
 * The shape that a family has nearest to the one asked for, by the rules that browsers follow. It is asked for instead, so that
 * nothing thickens or slants letters by itself, which documents could not repeat.
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
