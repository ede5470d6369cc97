import { cropOf } from '@postwright/core/scene/drawing/crop-of'
import type { DrawItem } from '@postwright/core/scene/draw-node'
import { blurredPart } from './blur-image.ts'
import type { Context2d } from './context-2d.ts'
import type { Pictures } from './pictures.ts'

/** Where a picture is not there yet. */
const PLACEHOLDER = '#80808040'

export function paintImage(
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

/** Pixels of the canvas for each of the slide. */
function scaleOf(context: Context2d): number {
  const { a, b } = context.getTransform()
  return Math.hypot(a, b) || 1
}
