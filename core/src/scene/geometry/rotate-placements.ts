import type { Point } from '../box.ts'
import type { PlacedLayer } from '../layer.ts'
import { boundsOf } from './bounds-of.ts'
import { centerOf } from './center-of.ts'
import type { Placements } from './placement.ts'
import { rotatePoint } from './rotate-point.ts'
import { turn } from './turn.ts'
import { validBox } from './valid-box.ts'

/** Layers turned together, clockwise: one around its own middle, several around the middle of their bounds. */
export function rotatePlacements(layers: readonly PlacedLayer[], degrees: number): Placements {
  const [only, another] = layers
  const bounds = boundsOf(layers)
  if (!only || !bounds) return new Map()
  const pivot = another ? centerOf(bounds) : centerOf(only.box)
  return new Map(layers.map((layer) => [layer.id, turned(layer, pivot, degrees)]))
}

function turned({ box, rotation }: PlacedLayer, pivot: Point, degrees: number) {
  const { x, y } = rotatePoint(centerOf(box), pivot, degrees)
  return {
    box: validBox({ ...box, x: x - box.width / 2, y: y - box.height / 2 }),
    rotation: turn(rotation + degrees),
  }
}
