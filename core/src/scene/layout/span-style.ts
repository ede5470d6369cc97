import type { Theme } from '../theme.ts'
import { resolveColor, resolveFamily } from '../theme.ts'
import type { Run, TextStyle } from '../text-content.ts'
import type { MeasureText } from '../measure-text.ts'
import { countGraphemes } from './text-segments.ts'

/** How a piece of text is set, with nothing left to look up. Its size is `scale` times that of the layer. */
export type SpanStyle = {
  family: string
  weight: number
  isItalic: boolean
  scale: number
  color: string
  highlight: string
  isUnderlined: boolean
  isStruck: boolean
  isUpper: boolean
  /** Times the size, between letters. */
  spacing: number
  link: string
}

/** The style of a run: its own, else that of its text; roles of the theme are resolved. */
export function spanStyleOf(style: TextStyle, run: Run, theme: Theme): SpanStyle {
  return {
    family: resolveFamily(theme, run.family ?? style.family),
    weight: run.weight ?? style.weight,
    isItalic: run.isItalic ?? style.isItalic,
    scale: run.scale ?? 1,
    color: resolveColor(theme, run.color ?? style.color),
    highlight: run.highlight === undefined ? '' : resolveColor(theme, run.highlight),
    isUnderlined: run.isUnderlined ?? false,
    isStruck: run.isStruck ?? false,
    isUpper: style.case === 'upper',
    spacing: style.letterSpacing / 1000,
    link: run.link ?? '',
  }
}

/** What is drawn of what was typed. */
export function shownText(text: string, { isUpper }: SpanStyle): string {
  return isUpper ? text.toUpperCase() : text
}

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
