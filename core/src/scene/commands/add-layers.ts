import type { Change } from '../change.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import type { Layer } from '../layer.ts'
import type { Scene } from '../scene.ts'
import { slideDraftSchema } from '../slide.ts'
import type { Target } from '../target.ts'
import { addedLayers } from './added-layers.ts'
import { slideChange } from './slide-change.ts'

/**
 * Puts layers on top of a slide, placed in the format that is seen. Their ids have to be free, and their groups among them or
 * on the slide.
 */
export function addLayers(
  scene: Scene,
  target: Target,
  { layers, command = 'addLayer' }: { layers: readonly Layer[]; command?: string },
): Change | null {
  return slideChange(command, scene, target.slideId, (slide) => {
    const tree = layerTree(slide.layers)
    if (layers.length === 0 || layers.some(({ id }) => tree.get(id))) return slide
    const { id, ...draft } = addedLayers(scene, slide, target.format, layers)
    const next = slideDraftSchema.safeParse(draft)
    return next.success ? { ...next.data, id } : slide
  })
}
