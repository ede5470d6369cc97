import type { Box } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'
import type { Camera } from '../camera.ts'

/** The slide on a canvas in whole pixels of it: cutting there is exact in every browser, and fast. */
export function toWholePixels(slide: Size, { x, y, zoom }: Camera, ratio: number): Box {
  const [left, top] = [Math.round(x * ratio), Math.round(y * ratio)]
  const right = Math.round((x + slide.width * zoom) * ratio)
  const bottom = Math.round((y + slide.height * zoom) * ratio)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The part of a slide on a canvas, in whole pixels of it; null when none of it is visible. */
export function getVisiblePixels(slide: Size, camera: Camera, ratio: number, canvas: Size): Box | null {
  const whole = toWholePixels(slide, camera, ratio)
  const [x, y] = [Math.max(0, whole.x), Math.max(0, whole.y)]
  const width = Math.min(canvas.width, whole.x + whole.width) - x
  const height = Math.min(canvas.height, whole.y + whole.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}
