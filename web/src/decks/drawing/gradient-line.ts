import type { Box, Point } from '@postwright/core/scene/box'

/** The line that a gradient runs along: through the middle of its box, long enough that the corners get the end colours. */
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
