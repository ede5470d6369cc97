import type { Change } from '../change.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { slideChange } from './slide-change.ts'

/** Lets layers follow the deck's own format again, in the format that is seen; without layers the whole slide. */
export function resetOverride(scene: Scene, target: Target): Change | null {
  return slideChange('resetOverride', scene, target.slideId, (slide) => {
    const tree = layerTree(slide.layers)
    const meant = new Set(target.layerIds.flatMap((id) => tree.branchOf(id)).map(({ id }) => id))
    const isMeant = (layerId: string) => target.layerIds.length === 0 || meant.has(layerId)
    const overrides = slide.overrides.filter(({ format, layerId }) => format !== target.format || !isMeant(layerId))
    return overrides.length === slide.overrides.length ? slide : { ...slide, overrides }
  })
}
