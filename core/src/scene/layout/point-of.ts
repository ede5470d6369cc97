import type { MeasureText } from '../measure-text.ts'
import type { LaidLine, TextLayout } from '../text-layout.ts'
import { xInSpan } from './place-in-span.ts'
import type { TextPlace } from './text-place.ts'

/** Where a caret stands, in pixels of the layer's box. */
export type CaretPoint = { x: number; top: number; height: number }

/** The caret at a place of a text. Where a line was broken, the place belongs to the line that begins there. */
export function pointOf({ lines }: TextLayout, { paragraph, at }: TextPlace, measure: MeasureText): CaretPoint | null {
  const own = lines.filter((line) => line.paragraph === paragraph)
  const line = own.findLast(({ from }) => from <= at) ?? own[0]
  return line ? { x: xInLine(line, at, measure), top: line.top, height: line.height } : null
}

/** How far from the left a place in a line is, in pixels of the text. */
export function xInLine(line: LaidLine, at: number, measure: MeasureText): number {
  const spans = line.spans.filter(({ from }) => from >= 0)
  const span = spans.find(({ from, to }) => from <= at && at < to) ?? spans.find(({ to }) => to === at)
  if (span) return xInSpan(span, at, measure)
  // Before the first letter of an empty line, or in the spaces that a broken line leaves out.
  const isAtStart = at <= line.from
  return isAtStart === (line.direction === 'ltr') ? line.x : line.x + line.width
}
