import type { Box } from '../box.ts'
import type { Layer } from '../layer.ts'
import { boundsOf } from './bounds-of.ts'
import { boxesMeet } from './boxes-meet.ts'
import { layerTree } from './layer-tree.ts'

/**
 * What a rectangle drawn over a slide takes hold of: layers directly in `inside` whose bounds meet it, neither hidden nor
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
