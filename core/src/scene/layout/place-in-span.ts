import type { MeasureText } from '../measure-text.ts'
import type { LaidSpan } from '../text-layout.ts'
import { countGraphemes, graphemesOf } from './graphemes-of.ts'
import { MEASURED_AT } from './width-in-ems.ts'

/** How far from the left edge of the box a place in a span is; `at` counts characters of the paragraph. */
export function xInSpan(span: LaidSpan, at: number, measure: MeasureText): number {
  const letters = Math.round(((at - span.from) / Math.max(1, span.to - span.from)) * span.text.length)
  const share = shareOf(span, span.text.slice(0, letters), measure)
  return span.x + span.width * (span.direction === 'rtl' ? 1 - share : share)
}

/** The place between letters that is nearest to `x`. Letters shown in upper case may be more than were typed. */
export function placeInSpan(span: LaidSpan, x: number, measure: MeasureText): number {
  let shown = 0
  let nearest = { at: span.from, distance: Math.abs(xInSpan(span, span.from, measure) - x) }
  for (const letter of graphemesOf(span.text)) {
    shown += letter.length
    const at = span.from + Math.round((shown / span.text.length) * (span.to - span.from))
    const distance = Math.abs(xInSpan(span, at, measure) - x)
    if (distance < nearest.distance) nearest = { at, distance }
  }
  return nearest.at
}

/** Which share of a span its first letters take; stretched spaces share what they were given. */
function shareOf(span: LaidSpan, head: string, measure: MeasureText): number {
  const all = widthOf(span, span.text, measure)
  return all === 0 ? 0 : widthOf(span, head, measure) / all
}

function widthOf({ font, letterSpacing }: LaidSpan, text: string, measure: MeasureText): number {
  const width = (measure.widthOf(text, { ...font, size: MEASURED_AT }) / MEASURED_AT) * font.size
  return width + (letterSpacing === 0 ? 0 : letterSpacing * countGraphemes(text))
}
