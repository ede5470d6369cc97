import type { Point } from '../box.ts'
import type { Layer, PlacedLayer } from '../layer.ts'
import { coversPoint } from './covers-point.ts'
import { layerTree } from './layer-tree.ts'
import { paintingOrder } from './painting-order.ts'

/** The topmost layer at a point that can be taken hold of: neither hidden nor locked. Groups are found by `topGroupOf`. */
export function hitTest(layers: readonly Layer[], point: Point, tolerance = 0): PlacedLayer | null {
  return hitsAt(layers, point, tolerance)[0] ?? null
}

/** All of them, the topmost first: a click with a modifier goes through them one by one. */
export function hitsAt(layers: readonly Layer[], point: Point, tolerance = 0): PlacedLayer[] {
  const tree = layerTree(layers)
  return paintingOrder(layers)
    .toReversed()
    .filter((layer) => layer.type !== 'group')
    .filter((layer) => coversPoint(layer, point, tolerance) && !tree.isHidden(layer.id) && !tree.isLocked(layer.id))
}
