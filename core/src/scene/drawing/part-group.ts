import type { Box } from '../box.ts'
import type { DrawGroup, DrawItem } from '../draw-node.ts'

/** Items that stand together inside of a layer or behind all of them. */
export function partGroup(box: Box, items: readonly DrawItem[], opacity = 1): DrawGroup {
  return { kind: 'group', layerId: '', box, rotation: 0, opacity, items, link: '', alt: '', role: 'artifact' }
}
