import { layerTree } from '../geometry/layer-tree.ts'
import { membersOf } from '../geometry/members-of.ts'
import type { Layer, PlacedLayer } from '../layer.ts'

/** What chosen layers are or hold, without what is locked: that stays where it is. */
export function freeMembers(layers: readonly Layer[], ids: readonly string[]): PlacedLayer[] {
  const tree = layerTree(layers)
  return membersOf(layers, ids).filter(({ id }) => !tree.isLocked(id))
}
