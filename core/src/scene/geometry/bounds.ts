import { type Box, type Point, roundLength } from '../box.ts'
import type { Layer, PlacedLayer } from '../layer.ts'

/** Returns the smallest axis-aligned box around rotated layers; null if none of them has a position. */
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

/** Returns the corners of a rotated box, clockwise, starting with the top-left corner of the unrotated box. */
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

/** Returns the centre of a box, around which it is rotated. */
export function centerOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** Rotates a point around another point by degrees, clockwise on the screen. */
export function rotatePoint({ x, y }: Point, around: Point, degrees: number): Point {
  if (degrees === 0) return { x, y }
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [dx, dy] = [x - around.x, y - around.y]
  return { x: around.x + dx * cos - dy * sin, y: around.y + dx * sin + dy * cos }
}

/** Returns whether a point is on a rotated layer; `tolerance` extends its edges, so that thin lines can be hit. */
export function coversPoint({ box, rotation }: PlacedLayer, point: Point, tolerance = 0): boolean {
  const { x, y } = rotatePoint(point, centerOf(box), -rotation)
  return (
    x >= box.x - tolerance &&
    x <= box.x + box.width + tolerance &&
    y >= box.y - tolerance &&
    y <= box.y + box.height + tolerance
  )
}

/** Returns whether two axis-aligned boxes overlap by more than `by` pixels in both directions. */
export function boxesMeet(a: Box, b: Box, by = 0): boolean {
  return a.x + by < b.x + b.width && b.x + by < a.x + a.width && a.y + by < b.y + b.height && b.y + by < a.y + a.height
}

/** Normalizes degrees to a value above -180 and up to 180. */
export function turn(degrees: number): number {
  const rest = degrees % 360
  const turned = rest > 180 ? rest - 360 : rest <= -180 ? rest + 360 : rest
  return roundLength(turned) || 0
}
