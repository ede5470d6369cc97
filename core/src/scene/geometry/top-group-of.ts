import type { Layer } from '../layer.ts'
import { layerTree } from './layer-tree.ts'

/**
 * What a click on a layer means: the outermost group that it is in, or itself. With `inside`, the group that a person has
 * opened, it is what lies directly in that group.
 */
export function topGroupOf(layers: readonly Layer[], id: string, inside = ''): string {
  const groups = layerTree(layers)
    .groupsOf(id)
    .map((group) => group.id)
  const opened = groups.indexOf(inside)
  const reachable = opened === -1 ? groups : groups.slice(0, opened)
  return reachable.at(-1) ?? id
}
