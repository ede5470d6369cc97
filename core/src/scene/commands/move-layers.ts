import type { Change } from '../change.ts'
import { movePlacements } from '../geometry/move-placements.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeMembers } from './free-members.ts'
import { layersInFormat } from './layers-in-format.ts'
import { placedSlide } from './placed-slide.ts'
import { slideChange } from './slide-change.ts'

/** Moves layers by pixels of the format that is seen. */
export function moveLayers(scene: Scene, target: Target, { dx, dy }: { dx: number; dy: number }): Change | null {
  return slideChange('moveLayers', scene, target.slideId, (slide) => {
    const members = freeMembers(layersInFormat(scene, slide, target.format), target.layerIds)
    return placedSlide(scene, slide, target.format, movePlacements(members, dx, dy))
  })
}
