import type { MeasureText } from '../measure-text.ts'
import { countGraphemes } from './graphemes-of.ts'
import { shownText, type SpanStyle } from './span-style.ts'

/**
 * The width of a text in ems of its layer, letter spacing included. Every text is measured at one size, so that it takes the
 * same share of its line at all sizes, and the port remembers it once.
 */
export function widthInEms(text: string, style: SpanStyle, measure: MeasureText): number {
  const shown = shownText(text, style)
  const { family, weight, isItalic, scale, spacing } = style
  const width = measure.widthOf(shown, { family, weight, isItalic, size: MEASURED_AT }) / MEASURED_AT
  return (width + (spacing === 0 ? 0 : spacing * countGraphemes(shown))) * scale
}

/** Pixels: large enough that no font is hinted. */
export const MEASURED_AT = 100
