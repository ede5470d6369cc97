import type { Change } from '../change.ts'
import type { Placements } from '../geometry/placement.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeMembers } from './free-members.ts'
import { placedSlide } from './placed-slide.ts'
import { slideChange } from './slide-change.ts'

/**
 * Puts layers where they are said to be: fields with numbers, and gestures, which count each place from where the layers were
 * when the gesture began. `command` is what the person did.
 */
export function placeLayers(
  scene: Scene,
  target: Target,
  { placements, command = 'placeLayers' }: { placements: Placements; command?: string },
): Change | null {
  return slideChange(command, scene, target.slideId, (slide) => {
    const free = new Set(freeMembers(slide.layers, target.layerIds).map(({ id }) => id))
    const own = new Map([...placements].filter(([id]) => free.has(id)))
    return placedSlide(scene, slide, target.format, own)
  })
}
