import type { Change } from '../change.ts'
import { rotatePlacements } from '../geometry/rotate-placements.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeMembers } from './free-members.ts'
import { layersInFormat } from './layers-in-format.ts'
import { placedSlide } from './placed-slide.ts'
import { slideChange } from './slide-change.ts'

/** Turns layers together by degrees, clockwise. */
export function rotateLayers(scene: Scene, target: Target, { degrees }: { degrees: number }): Change | null {
  return slideChange('rotateLayers', scene, target.slideId, (slide) => {
    const members = freeMembers(layersInFormat(scene, slide, target.format), target.layerIds)
    return placedSlide(scene, slide, target.format, rotatePlacements(members, degrees))
  })
}
