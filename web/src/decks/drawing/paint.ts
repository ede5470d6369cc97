import type { DrawGroup, DrawItem, SlideDrawing, DrawFill } from '@postwright/core/scene/draw-node'
import type { Context2d } from './canvas.ts'
import { isPaintedTogether, paintTogether } from './paint-together.ts'
import { paintText } from './paint-text.ts'
import type { Pictures } from './images.ts'
import type { Box, Point } from '@postwright/core/scene/box'
import { cropOf } from '@postwright/core/scene/drawing/crop-of'
import { blurredPart } from './blur-image.ts'

/**
 * Paints a slide, or one group of it at its place in the slide, on top of the existing content. A pixel of the slide becomes `scale` pixels of the
 * canvas; the context's own transform applies as well.
 */
export function paint(context: Context2d, drawing: SlideDrawing | DrawGroup, pictures: Pictures, scale = 1): void {
  context.save()
  context.scale(scale, scale)
  if ('kind' in drawing) paintGroup(context, drawing, pictures)
  else {
    context.beginPath()
    context.rect(0, 0, drawing.width, drawing.height)
    context.clip()
    for (const group of drawing.items) paintGroup(context, group, pictures)
  }
  context.restore()
}

function paintGroup(context: Context2d, group: DrawGroup, pictures: Pictures): void {
  if (group.opacity <= 0) return
  if (isPaintedTogether(group)) {
    paintTogether(context, group, (layer) => paintItems(layer, group, pictures))
    return
  }
  context.save()
  context.globalAlpha *= group.opacity
  paintItems(context, group, pictures)
  context.restore()
}

function paintItems(context: Context2d, { box, rotation, items }: DrawGroup, pictures: Pictures): void {
  context.save()
  context.translate(box.x + box.width / 2, box.y + box.height / 2)
  context.rotate((rotation * Math.PI) / 180)
  context.translate(-box.width / 2, -box.height / 2)
  for (const item of items) paintItem(context, item, pictures)
  context.restore()
}

function paintItem(context: Context2d, item: DrawItem, pictures: Pictures): void {
  switch (item.kind) {
    case 'group':
      return paintGroup(context, item, pictures)
    case 'path':
      return paintPath(context, item)
    case 'image':
      return paintImage(context, item, pictures)
    case 'text':
      return paintText(context, item)
  }
}

function paintPath(context: Context2d, item: Extract<DrawItem, { kind: 'path' }>): void {
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

/** Fill of images that are not loaded yet. */
const PLACEHOLDER = '#80808040'

function paintImage(
  context: Context2d,
  { mediaId, box, focus, zoom, clip, isFlipped, blur }: Extract<DrawItem, { kind: 'image' }>,
  pictures: Pictures,
): void {
  const whole = pictures.get(mediaId)
  context.save()
  if (clip !== null) context.clip(new Path2D(clip))
  if (isFlipped) {
    context.translate(2 * box.x + box.width, 0)
    context.scale(-1, 1)
  }
  context.imageSmoothingQuality = 'high'
  if (whole && blur !== undefined) {
    context.drawImage(
      blurredPart(whole, cropOf(whole, box, focus, zoom), box, blur),
      box.x,
      box.y,
      box.width,
      box.height,
    )
  } else if (whole) {
    const reduction = cropOf(whole, box, focus, zoom).width / (box.width * scaleOf(context))
    const picture = pictures.reduced?.(whole, reduction) ?? whole
    const part = cropOf(picture, box, focus, zoom)
    context.drawImage(picture, part.x, part.y, part.width, part.height, box.x, box.y, box.width, box.height)
  } else {
    context.fillStyle = PLACEHOLDER
    context.fillRect(box.x, box.y, box.width, box.height)
  }
  context.restore()
}

/** Returns the number of canvas pixels per slide pixel. */
function scaleOf(context: Context2d): number {
  const { a, b } = context.getTransform()
  return Math.hypot(a, b) || 1
}

/** Returns the line of a gradient: through the centre of its box, long enough that the corners get the end colours. */
export function gradientLine({ x, y, width, height }: Box, angle: number): { from: Point; to: Point } {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const half = (Math.abs(width * cos) + Math.abs(height * sin)) / 2
  const middle = { x: x + width / 2, y: y + height / 2 }
  return {
    from: { x: middle.x - cos * half, y: middle.y - sin * half },
    to: { x: middle.x + cos * half, y: middle.y + sin * half },
  }
}
