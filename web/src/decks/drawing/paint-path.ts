import type { Box } from '@postwright/core/scene/box'
import type { DrawFill, DrawItem } from '@postwright/core/scene/draw-node'
import type { Context2d } from './context-2d.ts'
import { gradientLine } from './gradient-line.ts'

export function paintPath(context: Context2d, item: Extract<DrawItem, { kind: 'path' }>): void {
  const outline = new Path2D(item.path)
  const style = fillStyle(context, item.fill, item.box)
  if (style !== null) {
    context.fillStyle = style
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
    context.fill(outline)
  }
  const { stroke } = item
  if (!stroke || stroke.width <= 0) return
  context.strokeStyle = stroke.color
  context.lineWidth = stroke.width
  context.lineCap = stroke.cap
  context.lineJoin = stroke.cap === 'round' ? 'round' : 'miter'
  context.setLineDash([...stroke.dash])
  context.stroke(outline)
}

function fillStyle(context: Context2d, fill: DrawFill, box: Box): string | CanvasGradient | null {
  if (fill.kind === 'none') return null
  if (fill.kind === 'solid') return fill.color
  const { from, to } = gradientLine(box, fill.angle)
  const gradient = context.createLinearGradient(from.x, from.y, to.x, to.y)
  for (const { at, color, opacity } of fill.stops) gradient.addColorStop(at, `${color}${hexByte(opacity)}`)
  return gradient
}

function hexByte(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
}
