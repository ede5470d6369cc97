import { type Box, type Point, roundLength } from '../box.ts'
import type { Layer, PlacedLayer } from '../layer.ts'

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

/** The middle of a box, around which it is turned. */
export function centerOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** The point turned around another by degrees, clockwise as screens count. */
export function rotatePoint({ x, y }: Point, around: Point, degrees: number): Point {
  if (degrees === 0) return { x, y }
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [dx, dy] = [x - around.x, y - around.y]
  return { x: around.x + dx * cos - dy * sin, y: around.y + dx * sin + dy * cos }
}

/** Whether a point lies on a layer as it is turned; `tolerance` reaches beyond its edges, so that thin lines can be hit. */
export function coversPoint({ box, rotation }: PlacedLayer, point: Point, tolerance = 0): boolean {
  const { x, y } = rotatePoint(point, centerOf(box), -rotation)
  return (
    x >= box.x - tolerance &&
    x <= box.x + box.width + tolerance &&
    y >= box.y - tolerance &&
    y <= box.y + box.height + tolerance
  )
}

/** Whether two upright boxes lie over each other by more than `by` pixels in both directions. */
export function boxesMeet(a: Box, b: Box, by = 0): boolean {
  return a.x + by < b.x + b.width && b.x + by < a.x + a.width && a.y + by < b.y + b.height && b.y + by < a.y + a.height
}

/** Degrees as the same direction, above -180 and up to 180. */
export function turn(degrees: number): number {
  const rest = degrees % 360
  const turned = rest > 180 ? rest - 360 : rest <= -180 ? rest + 360 : rest
  return roundLength(turned) || 0
}
