import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { sceneChange } from './scene-change.ts'

/** Removes a slide. The last one stays, because a deck without slides shows nothing to begin with. */
export function removeSlide(scene: Scene, target: Pick<Target, 'slideId'>): Change | null {
  const slides = scene.slides.filter(({ id }) => id !== target.slideId)
  return slides.length === 0 ? null : sceneChange('removeSlide', scene, { ...scene, slides })
}
