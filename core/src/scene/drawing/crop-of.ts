import { roundLength, type Box, type Point } from '../box.ts'
import type { Size } from '../format.ts'

/**
 * Returns the part of an image, in its own pixels, that fills a box with another aspect ratio: as much as fits at `zoom` 1, around the focus (0 to 1
 * of the image), never beyond its edges.
 */
export function cropOf(picture: Size, box: Size, focus: Point, zoom: number): Box {
  const scale = Math.max(box.width / picture.width, box.height / picture.height) * zoom
  const width = box.width / scale
  const height = box.height / scale
  return {
    x: roundLength(clamp(focus.x * picture.width - width / 2, picture.width - width)),
    y: roundLength(clamp(focus.y * picture.height - height / 2, picture.height - height)),
    width: roundLength(width),
    height: roundLength(height),
  }
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max))
}
