import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeTops } from './free-tops.ts'
import { setLayerFields } from './set-layer-fields.ts'

/** Locks layers against changes on the slide, or unlocks them. What is in a locked group is locked with it already. */
export function lockLayers(scene: Scene, target: Target, { isLocked }: { isLocked: boolean }): Change | null {
  const layers = scene.slides.find(({ id }) => id === target.slideId)?.layers ?? []
  const layerIds = isLocked ? freeTops(layers, target.layerIds).map(({ id }) => id) : target.layerIds
  const command = isLocked ? 'lockLayers' : 'unlockLayers'
  return setLayerFields(scene, { ...target, layerIds }, { fields: { isLocked }, command })
}
