import type { Font } from './measure-text.ts'

/** A piece of one line in one style, from its left edge `x` on. All numbers are pixels inside the layer's box. */
export type LaidSpan = {
  text: string
  x: number
  width: number
  font: Font
  /** Pixels between letters. */
  letterSpacing: number
  /** `#rrggbb`. */
  color: string
  /** `#rrggbb` of the area behind it; empty for none. */
  highlight: string
  isUnderlined: boolean
  isStruck: boolean
  direction: 'ltr' | 'rtl'
  link: string
  /** Where it comes from: its paragraph, and its characters in the paragraph's plain text; -1 for list marks. */
  paragraph: number
  from: number
  to: number
}

export type LaidLine = {
  /** Its paragraph, and its characters in the paragraph's plain text, with the spaces that end it. */
  paragraph: number
  from: number
  to: number
  direction: 'ltr' | 'rtl'
  top: number
  height: number
  baseline: number
  /** Of its visible letters. */
  x: number
  width: number
  /** From left to right. */
  spans: readonly LaidSpan[]
}

/** A text set into its box. */
export type TextLayout = {
  lines: readonly LaidLine[]
  /** The size that was chosen, between the style's `size` and `sizeMin`. */
  size: number
  width: number
  height: number
  /** Even the smallest size does not fit. */
  isOverflowing: boolean
}
