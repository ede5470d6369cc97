import type { Change } from '../change.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeTops } from './free-tops.ts'
import { inOrder } from './in-order.ts'
import { slideChange } from './slide-change.ts'
import { withLayers } from './with-layers.ts'

/** Where layers are dropped in the list of layers: directly above one, or at the bottom, of a group or (`''`) of the slide. */
export type Nest = { groupId: string; above: string | null }

/** Puts layers into a group or out of it, at a place between others. A group never goes into itself. */
export function nestLayers(scene: Scene, target: Target, { groupId, above }: Nest): Change | null {
  return slideChange('nestLayers', scene, target.slideId, (slide) => {
    const tree = layerTree(slide.layers)
    const tops = freeTops(slide.layers, target.layerIds)
    const chosen = new Set(tops.map(({ id }) => id))
    const group = tree.get(groupId)
    const isOpen = groupId === '' || (group?.type === 'group' && !tree.isLocked(groupId))
    const isInside = [groupId, ...tree.groupsOf(groupId).map(({ id }) => id)].some((id) => chosen.has(id))
    if (!isOpen || isInside || tops.length === 0) return slide
    const siblings = tree.childrenOf(groupId)
    const under = siblings
      .slice(0, siblings.findIndex(({ id }) => id === above) + 1)
      .filter(({ id }) => !chosen.has(id))
    const over = siblings.filter((layer) => !chosen.has(layer.id) && !under.includes(layer))
    const moved = slide.layers.filter(({ id }) => chosen.has(id)).map((layer) => ({ ...layer, groupId }))
    return withLayers(slide, inOrder(slide.layers, [...under, ...moved, ...over]))
  })
}
