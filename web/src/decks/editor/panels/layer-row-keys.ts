import { nestLayers, type Nest } from '@postwright/core/scene/commands/group-layers'
import { removeLayers, reorderLayers } from '@postwright/core/scene/commands/layer-list'
import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Change } from '@postwright/core/scene/change'
import type { Layer } from '@postwright/core/scene/layer'
import type { Scene } from '@postwright/core/scene/scene'
import type { Target } from '@postwright/core/scene/target'

/**
 * What a key does to layers in their list: Alt with an arrow moves them up and down, into the group below and out of theirs;
 * Delete removes them.
 * @returns undefined for a key that changes nothing in the list
 */
export function getRowKeyChange(
  scene: Scene,
  target: Target,
  layers: readonly Layer[],
  key: string,
): Change | null | undefined {
  switch (key) {
    case 'Alt+ArrowUp':
      return reorderLayers(scene, target, { to: 'forward' })
    case 'Alt+ArrowDown':
      return reorderLayers(scene, target, { to: 'backward' })
    case 'Alt+ArrowLeft':
      return nested(scene, target, outOfGroup(layers, target.layerIds))
    case 'Alt+ArrowRight':
      return nested(scene, target, intoGroup(layers, target.layerIds))
    case 'Delete':
    case 'Backspace':
      return removeLayers(scene, target)
    default:
      return undefined
  }
}

function nested(scene: Scene, target: Target, nest: Nest | null): Change | null {
  return nest && nestLayers(scene, target, nest)
}

/** Right above the group that the first of them is in. */
function outOfGroup(layers: readonly Layer[], ids: readonly string[]): Nest | null {
  const [group] = layerTree(layers).groupsOf(ids[0] ?? '')
  return group ? { groupId: group.groupId, above: group.id } : null
}

/** On top of the next group below them that none of them is. */
function intoGroup(layers: readonly Layer[], ids: readonly string[]): Nest | null {
  const tree = layerTree(layers)
  const first = tree.get(ids[0] ?? '')
  if (!first) return null
  const siblings = tree.childrenOf(first.groupId)
  const group = siblings
    .slice(0, siblings.indexOf(first))
    .findLast(({ id, type, isLocked }) => type === 'group' && !isLocked && !ids.includes(id))
  return group ? { groupId: group.id, above: tree.childrenOf(group.id).at(-1)?.id ?? null } : null
}
