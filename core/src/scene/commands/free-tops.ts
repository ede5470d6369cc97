import { layerTree } from '../geometry/layer-tree.ts'
import { topLayersOf } from '../geometry/top-layers-of.ts'
import type { Layer } from '../layer.ts'

/** Chosen layers and groups that are not locked, the outer ones, in the order in which they were chosen. */
export function freeTops(layers: readonly Layer[], ids: readonly string[]): Layer[] {
  const tree = layerTree(layers)
  return topLayersOf(layers, ids).filter(({ id }) => !tree.isLocked(id))
}
