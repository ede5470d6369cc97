import type { Point, Box } from '../box.ts'
import type { Layer, PlacedLayer } from '../layer.ts'
import { coversPoint, boundsOf, boxesMeet } from './bounds.ts'
import { layerTree, paintingOrder } from './layer-tree.ts'

/** Returns the topmost layer at a point that is neither hidden nor locked; null if there is none. Groups are not considered, see `topGroupOf`. */
export function hitTest(layers: readonly Layer[], point: Point, tolerance = 0): PlacedLayer | null {
  return hitsAt(layers, point, tolerance)[0] ?? null
}

/** Returns all layers at a point that are neither hidden nor locked, topmost first. Repeated clicks with a modifier key cycle through them. */
export function hitsAt(layers: readonly Layer[], point: Point, tolerance = 0): PlacedLayer[] {
  const tree = layerTree(layers)
  return paintingOrder(layers)
    .toReversed()
    .filter((layer) => layer.type !== 'group')
    .filter((layer) => coversPoint(layer, point, tolerance) && !tree.isHidden(layer.id) && !tree.isLocked(layer.id))
}

/**
 * Returns the layers selected by a rectangle drawn over a slide: layers directly in `inside` whose bounds meet it, neither hidden nor
 * locked. A group counts as a whole.
 */
export function layersInArea(layers: readonly Layer[], area: Box, inside = ''): Layer[] {
  const tree = layerTree(layers)
  return tree.childrenOf(inside).filter(({ id, isHidden }) => {
    if (isHidden || tree.isLocked(id)) return false
    const bounds = boundsOf(tree.membersOf(id).filter((member) => !tree.isHidden(member.id)))
    return bounds !== null && boxesMeet(bounds, area)
  })
}
