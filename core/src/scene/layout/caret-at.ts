import type { Point } from '../box.ts'
import type { MeasureText } from '../measure-text.ts'
import type { LaidSpan, TextLayout } from '../text-layout.ts'
import { placeInSpan } from './place-in-span.ts'
import type { TextPlace } from './text-place.ts'

/** The place of a text that is nearest to a point of the layer's box. */
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
