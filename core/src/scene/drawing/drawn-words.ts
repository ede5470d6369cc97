import type { Box, Point } from '../box.ts'
import type { DrawGroup, DrawItem, TextOutline } from '../draw-node.ts'
import { centerOf, rotatePoint } from '../geometry/bounds.ts'
import type { LaidSpan } from '../text-layout.ts'

/** A piece of text as it is drawn, with its place in the layer and what it lets through. */
export type DrawnWord = { span: LaidSpan; x: number; y: number; opacity: number; outline: TextOutline | null }

/** The pieces of text that can be seen of a layer. */
export function wordsOf({ items }: Pick<DrawGroup, 'items'>, opacity = 1): DrawnWord[] {
  return items.flatMap((item: DrawItem): DrawnWord[] => {
    // Groups inside of a layer stand where the layer stands.
    if (item.kind === 'group') return item.layerId === '' ? wordsInPart(item, opacity) : []
    if (item.kind !== 'text' || item.span.text.trim() === '') return []
    return [{ span: item.span, x: item.x, y: item.y, opacity, outline: item.outline ?? null }]
  })
}

function wordsInPart(part: DrawGroup, opacity: number): DrawnWord[] {
  const { x, y } = part.box
  return wordsOf(part, opacity * part.opacity).map((word) => ({ ...word, x: word.x + x, y: word.y + y }))
}

/** A point of a layer on the slide. */
export function onSlide({ box, rotation }: DrawGroup, { x, y }: Point): Point {
  return rotatePoint({ x: box.x + x, y: box.y + y }, centerOf(box), rotation)
}

/** The upright box on the slide around pieces of text; null for none. */
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

/** How far capitals reach above the baseline, and letters such as g below it, in shares of the size. */
const REACH = { above: 0.72, below: 0.2 }
