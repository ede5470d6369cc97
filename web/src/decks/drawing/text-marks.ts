import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type { Box } from '@postwright/core/scene/box'

/** The bars under and through a span that stands at `x` on the baseline `y`: the same on screens and in documents. */
export function textMarks(span: LaidSpan, x: number, y: number): Box[] {
  const { size } = span.font
  const height = Math.max(1, size / 15)
  const bar = (top: number): Box => ({ x, y: top, width: span.width, height })
  return [...(span.isUnderlined ? [bar(y + size * 0.12)] : []), ...(span.isStruck ? [bar(y - size * 0.3)] : [])]
}
