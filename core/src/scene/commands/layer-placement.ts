import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { listUnlockedMembers } from './unlocked-layers.ts'
import { placedSlide, layersInFormat } from './placed-slide.ts'
import { slideChange } from './scene-change.ts'
import { resizePlacements, type Resize } from '../geometry/resize-placements.ts'
import { type Placements, movePlacements, rotatePlacements } from '../geometry/placements.ts'

/** Moves layers by pixels of the visible format. */
export function moveLayers(scene: Scene, target: Target, { dx, dy }: { dx: number; dy: number }): Change | null {
  return slideChange('moveLayers', scene, target.slideId, (slide) => {
    const members = listUnlockedMembers(layersInFormat(scene, slide, target.format), target.layerIds)
    return placedSlide(scene, slide, target.format, movePlacements(members, dx, dy))
  })
}

/** Resizes layers by a handle of their bounds, or of a single layer's rotated box; the opposite side stays. */
export function resizeLayers(scene: Scene, target: Target, resize: Resize): Change | null {
  return slideChange('resizeLayers', scene, target.slideId, (slide) => {
    const members = listUnlockedMembers(layersInFormat(scene, slide, target.format), target.layerIds)
    return placedSlide(scene, slide, target.format, resizePlacements(members, resize))
  })
}

/** Rotates layers together by degrees, clockwise. */
export function rotateLayers(scene: Scene, target: Target, { degrees }: { degrees: number }): Change | null {
  return slideChange('rotateLayers', scene, target.slideId, (slide) => {
    const members = listUnlockedMembers(layersInFormat(scene, slide, target.format), target.layerIds)
    return placedSlide(scene, slide, target.format, rotatePlacements(members, degrees))
  })
}

/**
 * Moves layers to given positions. Used by number fields, and by gestures, which compute each position from the one at the start of the gesture.
 * `command` is the name stored in the change.
 */
export function placeLayers(
  scene: Scene,
  target: Target,
  { placements, command = 'placeLayers' }: { placements: Placements; command?: string },
): Change | null {
  return slideChange(command, scene, target.slideId, (slide) => {
    const free = new Set(listUnlockedMembers(slide.layers, target.layerIds).map(({ id }) => id))
    const own = new Map([...placements].filter(([id]) => free.has(id)))
    return placedSlide(scene, slide, target.format, own)
  })
}
