import type { Box } from '../box.ts'
import type { MeasureText } from '../measure-text.ts'
import type { LaidLine, TextLayout } from '../text-layout.ts'
import { xInSpan } from './place-in-span.ts'
import type { TextPlace } from './text-place.ts'

/** Shown of a line break that is chosen, as a share of the line's height. */
const LINE_BREAK = 0.25

/** What is marked between two places of a text, the earlier one first: boxes on each line, in pixels of the layer's box. */
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

/** A place as an index of the line's paragraph: `beyond` when it lies in another one; null when nothing can be marked here. */
function placeIn(line: LaidLine, { paragraph, at }: TextPlace, beyond: number): number | null {
  if (paragraph === line.paragraph) return at
  const isOutside = beyond === 0 ? paragraph < line.paragraph : paragraph > line.paragraph
  return isOutside ? beyond : null
}

function isLastOf(line: LaidLine, lines: readonly LaidLine[]): boolean {
  return lines.findLast(({ paragraph }) => paragraph === line.paragraph) === line
}
