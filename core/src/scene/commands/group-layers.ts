import type { Change } from '../change.ts'
import { paintingOrder } from '../geometry/painting-order.ts'
import type { GroupLayer } from '../layer.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeTops } from './free-tops.ts'
import { slideChange } from './slide-change.ts'
import { withLayers } from './with-layers.ts'

/**
 * Puts two or more layers into a new group, which takes the place of the topmost of them. Layers of one group stay in it;
 * layers of several leave theirs.
 */
export function groupLayers(scene: Scene, target: Target, { id }: { id: string }): Change | null {
  return slideChange('groupLayers', scene, target.slideId, (slide) => {
    const tops = freeTops(slide.layers, target.layerIds)
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
