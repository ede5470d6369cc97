import type { Box, Point } from '../box.ts'
import type { DrawGroup, DrawItem, TextOutline } from '../draw-node.ts'
import { centerOf, rotatePoint } from '../geometry/bounds.ts'
import type { LaidSpan } from '../text-layout.ts'

/** A drawn text span, with its position in the layer and its opacity. */
export type DrawnWord = { span: LaidSpan; x: number; y: number; opacity: number; outline: TextOutline | null }

/** Returns the visible text spans of a layer. */
export function wordsOf({ items }: Pick<DrawGroup, 'items'>, opacity = 1): DrawnWord[] {
  return items.flatMap((item: DrawItem): DrawnWord[] => {
    // Groups inside a layer are positioned relative to it.
    if (item.kind === 'group') return item.layerId === '' ? wordsInPart(item, opacity) : []
    if (item.kind !== 'text' || item.span.text.trim() === '') return []
    return [{ span: item.span, x: item.x, y: item.y, opacity, outline: item.outline ?? null }]
  })
}

function wordsInPart(part: DrawGroup, opacity: number): DrawnWord[] {
  const { x, y } = part.box
  return wordsOf(part, opacity * part.opacity).map((word) => ({ ...word, x: word.x + x, y: word.y + y }))
}

/** Converts a point of a layer to slide coordinates. */
export function onSlide({ box, rotation }: DrawGroup, { x, y }: Point): Point {
  return rotatePoint({ x: box.x + x, y: box.y + y }, centerOf(box), rotation)
}

/** Returns the axis-aligned box on the slide around text spans; null for none. */
export function boundsOfWords(group: DrawGroup, words: readonly DrawnWord[]): Box | null {
  if (words.length === 0) return null
  const corners = words.flatMap(({ span, x, y, outline }) => {
    const around = outline?.width ?? 0
    return [x - around, x + span.width + around].flatMap((left) =>
      [y - span.font.size * REACH.above - around, y + span.font.size * REACH.below + around].map((top) =>
        onSlide(group, { x: left, y: top }),
      ),
    )
  })
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** Height of capitals above the baseline, and depth of descenders below it, as fractions of the font size. */
const REACH = { above: 0.72, below: 0.2 }
