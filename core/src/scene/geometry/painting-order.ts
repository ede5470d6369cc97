import type { Layer } from '../layer.ts'
import { layerTree } from './layer-tree.ts'

/** Layers in the order in which they are painted: each group, then what is in it, before what lies above the group. */
export function paintingOrder(layers: readonly Layer[]): Layer[] {
  const tree = layerTree(layers)
  return tree.childrenOf('').flatMap(({ id }) => tree.branchOf(id))
}
