import type { DrawItem } from '@postwright/core/scene/draw-node'
import type { Context2d } from './context-2d.ts'
import { cssFont } from '../fonts/css-font.ts'
import { textMarks } from './text-marks.ts'

export function paintText(context: Context2d, { span, x, y, outline }: Extract<DrawItem, { kind: 'text' }>): void {
  context.font = cssFont(span.font, span.text)
  context.letterSpacing = `${span.letterSpacing}px`
  context.fontKerning = 'normal'
  // Letters keep their places at every scale, as they were measured.
  context.textRendering = 'geometricPrecision'
  context.direction = span.direction
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  if (outline) {
    context.strokeStyle = outline.color
    // Half of a stroke lies inside of the letters, which cover it.
    context.lineWidth = 2 * outline.width
    context.lineJoin = 'round'
    context.setLineDash([])
    context.strokeText(span.text, x, y)
  }
  context.fillStyle = span.color
  context.fillText(span.text, x, y)
  for (const mark of textMarks(span, x, y)) context.fillRect(mark.x, mark.y, mark.width, mark.height)
}
