import type { Box } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'
import type { Camera } from '../camera.ts'

/** Where a slide lies on a canvas, in whole pixels of it; null when none of it is to be seen. */
export function pixelsSeen(slide: Size, { x, y, zoom }: Camera, ratio: number, canvas: Size): Box | null {
  const left = Math.max(0, Math.floor(x * ratio))
  const top = Math.max(0, Math.floor(y * ratio))
  const right = Math.min(canvas.width, Math.ceil((x + slide.width * zoom) * ratio))
  const bottom = Math.min(canvas.height, Math.ceil((y + slide.height * zoom) * ratio))
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null
}
