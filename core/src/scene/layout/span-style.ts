import type { Theme } from '../theme.ts'
import { resolveColor, resolveFamily } from '../theme.ts'
import type { Run, TextStyle } from '../text-content.ts'
import type { MeasureText } from '../measure-text.ts'
import { countGraphemes } from './text-segments.ts'

/** Resolved style of a text range. Its size is `scale` times the layer's text size. */
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
  /** Letter spacing as a multiple of the text size. */
  spacing: number
  link: string
}

/** Returns the style of a run, with the style of its text as the default; roles of the theme are resolved. */
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

/** Returns the displayed form of typed text. */
export function shownText(text: string, { isUpper }: SpanStyle): string {
  return isUpper ? text.toUpperCase() : text
}

/**
 * Returns the width of a text in ems of its layer, letter spacing included. All texts are measured at one size, so that a text takes the same share
 * of its line at every size and its width is cached only once.
 */
export function widthInEms(text: string, style: SpanStyle, measure: MeasureText): number {
  const shown = shownText(text, style)
  const { family, weight, isItalic, scale, spacing } = style
  const width = measure.widthOf(shown, { family, weight, isItalic, size: MEASURED_AT }) / MEASURED_AT
  return (width + (spacing === 0 ? 0 : spacing * countGraphemes(shown))) * scale
}

/** Text size for measuring, in pixels: large enough to avoid font hinting. */
export const MEASURED_AT = 100
