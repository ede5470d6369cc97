import type { Point } from '../box.ts'
import type { PlacedLayer } from '../layer.ts'
import { centerOf } from './center-of.ts'
import { rotatePoint } from './rotate-point.ts'

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
