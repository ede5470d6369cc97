import type { Box } from '../box.ts'
import { boundsOf } from '../geometry/bounds.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import type { Layer, PlacedLayer } from '../layer.ts'
import { listUnlockedTopLayers } from './unlocked-layers.ts'

/** A unit for alignment and measuring: a layer, or a group with its contents. */
export type Block = { id: string; bounds: Box; members: readonly PlacedLayer[] }

/** Returns the selected layers and groups as blocks. Locked ones are left out, and hidden ones do not count for their bounds. */
export function visibleBlocks(layers: readonly Layer[], ids: readonly string[]): Block[] {
  const tree = layerTree(layers)
  return listUnlockedTopLayers(layers, ids).flatMap(({ id }) => {
    const members = tree.membersOf(id).filter((member) => !tree.isLocked(member.id))
    const bounds = boundsOf(members.filter((member) => !tree.isHidden(member.id)))
    return bounds ? [{ id, bounds, members }] : []
  })
}
