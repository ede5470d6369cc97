import { roundLength } from '../box.ts'
import type { DrawItem, TextOutline } from '../draw-node.ts'
import type { LaidLine, LaidSpan } from '../text-layout.ts'
import { pathItem, transformPath } from './paths.ts'
import { rectanglePath } from './shapes/shape-outlines.ts'

/** Extent of a highlight above and below the baseline and beside its text, as fractions of the font size. */
const HIGHLIGHT = { above: 0.92, below: 0.26, beside: 0.08, radius: 0.06 }

type Options = { left?: number; outline?: TextOutline | null }

/** Draws lines as items, moved to the right by `left`: highlights behind all text, then the text. */
export function textItems(lines: readonly LaidLine[], { left = 0, outline = null }: Options = {}): DrawItem[] {
  const words = lines.flatMap(({ baseline, spans }) =>
    spans.map((span): DrawItem => {
      return { kind: 'text', span, x: span.x + left, y: baseline, ...(outline && { outline }) }
    }),
  )
  return [...lines.flatMap((line) => highlightsOf(line, left)), ...words]
}

function highlightsOf({ baseline, spans }: LaidLine, left: number): DrawItem[] {
  return highlightedRanges(spans).map(({ from, to, size, color }) => {
    const beside = size * HIGHLIGHT.beside
    const box = {
      x: roundLength(from + left - beside),
      y: roundLength(baseline - size * HIGHLIGHT.above),
      width: roundLength(to - from + 2 * beside),
      height: roundLength(size * (HIGHLIGHT.above + HIGHLIGHT.below)),
    }
    const path = transformPath(rectanglePath(box, size * HIGHLIGHT.radius), 1, box)
    return pathItem(path, box, { kind: 'solid', color })
  })
}

/** Combines neighbouring spans on a line with the same highlight into one area, as high as the largest of them. */
function highlightedRanges(spans: readonly LaidSpan[]) {
  const ranges: { from: number; to: number; size: number; color: string; at: number }[] = []
  for (const [at, { x, width, font, highlight }] of spans.entries()) {
    if (highlight === '') continue
    const last = ranges.at(-1)
    if (last?.at === at - 1 && last.color === highlight) {
      Object.assign(last, { at, to: x + width, size: Math.max(last.size, font.size) })
    } else ranges.push({ at, from: x, to: x + width, size: font.size, color: highlight })
  }
  return ranges
}
