import type { Change } from '../change.ts'
import type { GroupLayer, Layer } from '../layer.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { listUnlockedTopLayers } from './unlocked-layers.ts'
import { slideChange, withLayers } from './scene-change.ts'
import { layerTree, paintingOrder } from '../geometry/layer-tree.ts'
import { inOrder } from './layer-list.ts'

/**
 * Combines two or more layers into a new group at the position of the topmost of them. If all layers are in one group, the new group is too;
 * otherwise they leave their groups.
 */
export function groupLayers(scene: Scene, target: Target, { id }: { id: string }): Change | null {
  return slideChange('groupLayers', scene, target.slideId, (slide) => {
    const tops = listUnlockedTopLayers(slide.layers, target.layerIds)
    const [first] = tops
    if (!first || tops.length < 2 || slide.layers.some((layer) => layer.id === id)) return slide
    const isTogether = tops.every(({ groupId }) => groupId === first.groupId)
    const chosen = new Set(tops.map((layer) => layer.id))
    const layers = paintingOrder(slide.layers)
    const at = layers.findLastIndex((layer) => chosen.has(layer.id))
    const moved = layers.map((layer) => (chosen.has(layer.id) ? { ...layer, groupId: id } : layer))
    return withLayers(slide, paintingOrder(moved.toSpliced(at, 0, emptyGroup(id, isTogether ? first.groupId : ''))))
  })
}

function emptyGroup(id: string, groupId: string): GroupLayer {
  return {
    id,
    type: 'group',
    name: '',
    groupId,
    opacity: 1,
    isLocked: false,
    isHidden: false,
    slot: '',
    link: '',
    alt: '',
  }
}

/** Removes groups. Their contents keep their position, opacity and visibility. */
export function ungroupLayers(scene: Scene, target: Target): Change | null {
  return slideChange('ungroupLayers', scene, target.slideId, (slide) => {
    const groups = new Map(
      listUnlockedTopLayers(slide.layers, target.layerIds)
        .filter(({ type }) => type === 'group')
        .map((group) => [group.id, group]),
    )
    if (groups.size === 0) return slide
    const left = paintingOrder(slide.layers).filter(({ id }) => !groups.has(id))
    return withLayers(
      slide,
      left.map((layer) => leave(layer, groups.get(layer.groupId))),
    )
  })
}

function leave(layer: Layer, group: Layer | undefined): Layer {
  if (!group) return layer
  return {
    ...layer,
    groupId: group.groupId,
    opacity: layer.opacity * group.opacity,
    isHidden: layer.isHidden || group.isHidden,
  }
}

/** Drop target in the layer list: directly above a layer, or at the bottom of a group or (`''`) of the slide. */
export type Nest = { groupId: string; above: string | null }

/** Moves layers into a group or out of it, to a position in the order. A group never moves into itself. */
export function nestLayers(scene: Scene, target: Target, { groupId, above }: Nest): Change | null {
  return slideChange('nestLayers', scene, target.slideId, (slide) => {
    const tree = layerTree(slide.layers)
    const tops = listUnlockedTopLayers(slide.layers, target.layerIds)
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
