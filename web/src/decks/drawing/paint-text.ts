import type { DrawItem } from '@postwright/core/scene/draw-node'
import type { Context2d } from './canvas.ts'
import { cssFont } from '../fonts/css-font.ts'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type { Box } from '@postwright/core/scene/box'

export function paintText(context: Context2d, { span, x, y, outline }: Extract<DrawItem, { kind: 'text' }>): void {
  context.font = cssFont(span.font, span.text)
  context.letterSpacing = `${span.letterSpacing}px`
  context.fontKerning = 'normal'
  // Letters keep their measured positions at every scale.
  context.textRendering = 'geometricPrecision'
  context.direction = span.direction
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  if (outline) {
    context.strokeStyle = outline.color
    // The letters cover the inner half of the stroke.
    context.lineWidth = 2 * outline.width
    context.lineJoin = 'round'
    context.setLineDash([])
    context.strokeText(span.text, x, y)
  }
  context.fillStyle = span.color
  context.fillText(span.text, x, y)
  for (const mark of textMarks(span, x, y)) context.fillRect(mark.x, mark.y, mark.width, mark.height)
}

/** Returns the underline and strikethrough bars of a span at `x` on the baseline `y`, the same on screens and in documents. */
export function textMarks(span: LaidSpan, x: number, y: number): Box[] {
  const { size } = span.font
  const height = Math.max(1, size / 15)
  const bar = (top: number): Box => ({ x, y: top, width: span.width, height })
  return [...(span.isUnderlined ? [bar(y + size * 0.12)] : []), ...(span.isStruck ? [bar(y - size * 0.3)] : [])]
}
