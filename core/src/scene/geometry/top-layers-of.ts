import type { Layer } from '../layer.ts'
import { layerTree } from './layer-tree.ts'

/** Chosen layers that exist, without those that are in another chosen one, in the order in which they were chosen. */
export function topLayersOf(layers: readonly Layer[], ids: readonly string[]): Layer[] {
  const tree = layerTree(layers)
  const chosen = new Set(ids)
  return [...chosen].flatMap((id) => {
    const layer = tree.get(id)
    return layer && !tree.groupsOf(id).some((group) => chosen.has(group.id)) ? [layer] : []
  })
}
