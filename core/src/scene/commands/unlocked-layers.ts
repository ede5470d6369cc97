import { layerTree, membersOf, topLayersOf } from '../geometry/layer-tree.ts'
import type { Layer, PlacedLayer } from '../layer.ts'

/** What chosen layers are or hold, without what is locked: that stays where it is. */
export function listUnlockedMembers(layers: readonly Layer[], ids: readonly string[]): PlacedLayer[] {
  const tree = layerTree(layers)
  return membersOf(layers, ids).filter(({ id }) => !tree.isLocked(id))
}

/** Chosen layers and groups that are not locked, the outer ones, in the order in which they were chosen. */
export function listUnlockedTopLayers(layers: readonly Layer[], ids: readonly string[]): Layer[] {
  const tree = layerTree(layers)
  return topLayersOf(layers, ids).filter(({ id }) => !tree.isLocked(id))
}
