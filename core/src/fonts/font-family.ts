import type { FontSubset } from './font-subset.ts'

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
