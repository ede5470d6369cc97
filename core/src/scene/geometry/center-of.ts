import type { Box, Point } from '../box.ts'

/** The middle of a box, around which it is turned. */
export function centerOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}
