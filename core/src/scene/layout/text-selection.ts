import type { Point, Box } from '../box.ts'
import type { MeasureText } from '../measure-text.ts'
import type { LaidSpan, TextLayout, LaidLine } from '../text-layout.ts'
import { countGraphemes, graphemesOf } from './text-segments.ts'
import { MEASURED_AT } from './span-style.ts'

/** A position between two characters: the paragraph, and the number of characters before it. */
export type TextPlace = { paragraph: number; at: number }

/** Returns the text position nearest to a point of the layer's box. */
export function caretAt({ lines }: TextLayout, { x, y }: Point, measure: MeasureText): TextPlace {
  const line = lines.findLast(({ top }) => top <= y) ?? lines[0]
  if (!line) return { paragraph: 0, at: 0 }
  const spans = line.spans.filter(({ from }) => from >= 0)
  const nearest = spans.toSorted((a, b) => distanceTo(a, x) - distanceTo(b, x))[0]
  return { paragraph: line.paragraph, at: nearest ? placeInSpan(nearest, x, measure) : line.from }
}

function distanceTo(span: LaidSpan, x: number): number {
  return Math.max(span.x - x, x - span.x - span.width, 0)
}

/** Position of a caret, in pixels of the layer's box. */
type CaretPoint = { x: number; top: number; height: number }

/** Returns the caret at a text position. At a line break the position belongs to the line that begins there. */
export function pointOf({ lines }: TextLayout, { paragraph, at }: TextPlace, measure: MeasureText): CaretPoint | null {
  const own = lines.filter((line) => line.paragraph === paragraph)
  const line = own.findLast(({ from }) => from <= at) ?? own[0]
  return line ? { x: xInLine(line, at, measure), top: line.top, height: line.height } : null
}

/** Returns the distance of a position in a line from the left edge of the layer's box, in pixels. */
function xInLine(line: LaidLine, at: number, measure: MeasureText): number {
  const spans = line.spans.filter(({ from }) => from >= 0)
  const span = spans.find(({ from, to }) => from <= at && at < to) ?? spans.find(({ to }) => to === at)
  if (span) return xInSpan(span, at, measure)
  // Position before the first letter of an empty line, or in the spaces that a broken line omits.
  const isAtStart = at <= line.from
  return isAtStart === (line.direction === 'ltr') ? line.x : line.x + line.width
}

/** Width of a selected line break, as a share of the line height. */
const LINE_BREAK = 0.25

/** Returns the selection between two text positions, the earlier one first: boxes on each line, in pixels of the layer's box. */
export function selectionBoxes({ lines }: TextLayout, from: TextPlace, to: TextPlace, measure: MeasureText): Box[] {
  return lines.flatMap((line) => {
    const start = placeIn(line, from, 0)
    const end = placeIn(line, to, Infinity)
    if (start === null || end === null) return []
    const { top, height } = line
    const boxes = line.spans.flatMap((span): Box[] => {
      const [first, last] = [Math.max(span.from, start), Math.min(span.to, end)]
      if (span.from < 0 || first >= last) return []
      const [a, b] = [xInSpan(span, first, measure), xInSpan(span, last, measure)]
      return [{ x: Math.min(a, b), y: top, width: Math.abs(b - a), height }]
    })
    const isBreakChosen = line.paragraph < to.paragraph && isLastOf(line, lines)
    if (!isBreakChosen) return boxes
    const width = height * LINE_BREAK
    const x = line.direction === 'rtl' ? line.x - width : line.x + line.width
    return [...boxes, { x, y: top, width, height }]
  })
}

/** Returns a position as an index of the line's paragraph: `beyond` if it is in another paragraph; null if nothing can be selected here. */
function placeIn(line: LaidLine, { paragraph, at }: TextPlace, beyond: number): number | null {
  if (paragraph === line.paragraph) return at
  const isOutside = beyond === 0 ? paragraph < line.paragraph : paragraph > line.paragraph
  return isOutside ? beyond : null
}

function isLastOf(line: LaidLine, lines: readonly LaidLine[]): boolean {
  return lines.findLast(({ paragraph }) => paragraph === line.paragraph) === line
}

/** Returns the distance of a position in a span from the left edge of the box; `at` counts characters of the paragraph. */
function xInSpan(span: LaidSpan, at: number, measure: MeasureText): number {
  const letters = Math.round(((at - span.from) / Math.max(1, span.to - span.from)) * span.text.length)
  const share = shareOf(span, span.text.slice(0, letters), measure)
  return span.x + span.width * (span.direction === 'rtl' ? 1 - share : share)
}

/** Returns the position between letters nearest to `x`. Upper-case text may have more letters than were typed. */
function placeInSpan(span: LaidSpan, x: number, measure: MeasureText): number {
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

/** Returns the share of a span's width taken by its first letters, including stretched spaces. */
function shareOf(span: LaidSpan, head: string, measure: MeasureText): number {
  const all = widthOf(span, span.text, measure)
  return all === 0 ? 0 : widthOf(span, head, measure) / all
}

function widthOf({ font, letterSpacing }: LaidSpan, text: string, measure: MeasureText): number {
  const width = (measure.widthOf(text, { ...font, size: MEASURED_AT }) / MEASURED_AT) * font.size
  return width + (letterSpacing === 0 ? 0 : letterSpacing * countGraphemes(text))
}
