import type { Box } from '../box.ts'
import { boundsOf } from '../geometry/bounds.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import type { Layer, PlacedLayer } from '../layer.ts'
import { listUnlockedTopLayers } from './unlocked-layers.ts'

/** Something that is aligned and measured as one: a layer, or a group with what is in it. */
export type Block = { id: string; bounds: Box; members: readonly PlacedLayer[] }

/** The chosen layers and groups as blocks. What is locked is left out, and what is hidden does not count for their bounds. */
export function visibleBlocks(layers: readonly Layer[], ids: readonly string[]): Block[] {
  const tree = layerTree(layers)
  return listUnlockedTopLayers(layers, ids).flatMap(({ id }) => {
    const members = tree.membersOf(id).filter((member) => !tree.isLocked(member.id))
    const bounds = boundsOf(members.filter((member) => !tree.isHidden(member.id)))
    return bounds ? [{ id, bounds, members }] : []
  })
}
