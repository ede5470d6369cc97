import type { Box, Point } from '../box.ts'
import { centerOf } from './center-of.ts'
import { rotatePoint } from './rotate-point.ts'

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
