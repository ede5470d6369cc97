import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Layer } from '@postwright/core/scene/layer'

/** A layer in the list of layers: how deep it lies, and where among those that lie in the same group. */
export type LayerRow = { layer: Layer; level: number; at: number; of: number; isGroup: boolean; isOpen: boolean }

/** Layers as a list shows them: what lies on top comes first, and what is in a group after it, unless that is closed. */
export function layerRows(layers: readonly Layer[], closed: ReadonlySet<string>): LayerRow[] {
  const tree = layerTree(layers)
  const rowsIn = (groupId: string, level: number): LayerRow[] => {
    const siblings = tree.childrenOf(groupId).toReversed()
    return siblings.flatMap((layer, place) => {
      const isGroup = layer.type === 'group'
      const isOpen = isGroup && !closed.has(layer.id)
      const row = { layer, level, at: place + 1, of: siblings.length, isGroup, isOpen }
      return isOpen ? [row, ...rowsIn(layer.id, level + 1)] : [row]
    })
  }
  return rowsIn('', 1)
}
