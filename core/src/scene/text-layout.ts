import type { Font } from './measure-text.ts'

/** A text range of one line in one style, starting at its left edge `x`. All numbers are pixels inside the layer's box. */
export type LaidSpan = {
  text: string
  x: number
  width: number
  font: Font
  /** Letter spacing in pixels. */
  letterSpacing: number
  /** `#rrggbb`. */
  color: string
  /** `#rrggbb` of the area behind it; empty for none. */
  highlight: string
  isUnderlined: boolean
  isStruck: boolean
  direction: 'ltr' | 'rtl'
  link: string
  /** Source of the span: its paragraph, and its text range in the paragraph's plain text; `from` and `to` are -1 for list marks. */
  paragraph: number
  from: number
  to: number
}

export type LaidLine = {
  /** Source of the line: its paragraph, and its text range in the paragraph's plain text, with trailing spaces. */
  paragraph: number
  from: number
  to: number
  direction: 'ltr' | 'rtl'
  top: number
  height: number
  baseline: number
  /** Left edge of the visible letters. */
  x: number
  width: number
  /** Spans of the line, from left to right. */
  spans: readonly LaidSpan[]
}

export type TextLayout = {
  lines: readonly LaidLine[]
  /** Chosen text size, between the style's `size` and `sizeMin`. */
  size: number
  width: number
  height: number
  /** True if even the smallest size does not fit. */
  isOverflowing: boolean
}
