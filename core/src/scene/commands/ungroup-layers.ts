import type { Change } from '../change.ts'
import { paintingOrder } from '../geometry/painting-order.ts'
import type { Layer } from '../layer.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeTops } from './free-tops.ts'
import { slideChange } from './slide-change.ts'
import { withLayers } from './with-layers.ts'

/** Takes groups apart. What was in them stays where it is, as transparent and as hidden as it was. */
export function ungroupLayers(scene: Scene, target: Target): Change | null {
  return slideChange('ungroupLayers', scene, target.slideId, (slide) => {
    const groups = new Map(
      freeTops(slide.layers, target.layerIds)
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
