import type { Change } from '../change.ts'
import { resizePlacements, type Resize } from '../geometry/resize-placements.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeMembers } from './free-members.ts'
import { layersInFormat } from './layers-in-format.ts'
import { placedSlide } from './placed-slide.ts'
import { slideChange } from './slide-change.ts'

/** Pulls layers at a handle of their bounds, or of the one layer's turned box; what lies opposite stays. */
export function resizeLayers(scene: Scene, target: Target, resize: Resize): Change | null {
  return slideChange('resizeLayers', scene, target.slideId, (slide) => {
    const members = freeMembers(layersInFormat(scene, slide, target.format), target.layerIds)
    return placedSlide(scene, slide, target.format, resizePlacements(members, resize))
  })
}
