import type { Box, Point } from '../box.ts'
import type { Layer } from '../layer.ts'
import { centerOf } from './center-of.ts'
import { rotatePoint } from './rotate-point.ts'

/** The smallest upright box around layers as they are turned; null when none of them has a place. */
export function boundsOf(layers: readonly Layer[]): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const layer of layers) {
    if (layer.type === 'group') continue
    for (const { x, y } of cornersOf(layer.box, layer.rotation)) {
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
  }
  return left === Infinity ? null : { x: left, y: top, width: right - left, height: bottom - top }
}

/** The corners of a turned box, clockwise from what was its left top one. */
export function cornersOf(box: Box, rotation: number): [Point, Point, Point, Point] {
  const { x, y, width, height } = box
  const center = centerOf(box)
  return [
    rotatePoint({ x, y }, center, rotation),
    rotatePoint({ x: x + width, y }, center, rotation),
    rotatePoint({ x: x + width, y: y + height }, center, rotation),
    rotatePoint({ x, y: y + height }, center, rotation),
  ]
}
