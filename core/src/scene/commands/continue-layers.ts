import type { Change } from '../change.ts'
import type { PlacedLayer } from '../layer.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeMembers } from './free-members.ts'
import { slideChange } from './slide-change.ts'

/** Lets the slides beside show what chosen layers have beyond the edges of their own slide, or no longer. */
export function continueLayers(scene: Scene, target: Target, { isOn }: { isOn: boolean }): Change | null {
  return slideChange(isOn ? 'continueLayers' : 'endLayers', scene, target.slideId, (slide) => {
    const ids = new Set(freeMembers(slide.layers, target.layerIds).map(({ id }) => id))
    const layers = slide.layers.map((layer) =>
      layer.type === 'group' || !ids.has(layer.id) ? layer : withContinues(layer, isOn),
    )
    return { ...slide, layers }
  })
}

/** The same layer when it is like that already. */
export function withContinues(layer: PlacedLayer, isOn: boolean): PlacedLayer {
  if ((layer.continues === true) === isOn) return layer
  const { continues: _was, ...rest } = layer
  return isOn ? { ...rest, continues: true } : rest
}
