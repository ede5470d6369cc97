import { layerTree, membersOf, topLayersOf } from '../geometry/layer-tree.ts'
import type { Layer, PlacedLayer } from '../layer.ts'

/** Returns the selected layers and the contents of selected groups, without locked ones. */
export function listUnlockedMembers(layers: readonly Layer[], ids: readonly string[]): PlacedLayer[] {
  const tree = layerTree(layers)
  return membersOf(layers, ids).filter(({ id }) => !tree.isLocked(id))
}

/** Returns the outermost selected layers and groups that are not locked, in the order of selection. */
export function listUnlockedTopLayers(layers: readonly Layer[], ids: readonly string[]): Layer[] {
  const tree = layerTree(layers)
  return topLayersOf(layers, ids).filter(({ id }) => !tree.isLocked(id))
}
