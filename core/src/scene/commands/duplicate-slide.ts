import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { addSlides } from './add-slides.ts'

/** Copies a slide under a new id, right after it. */
export function duplicateSlide(scene: Scene, target: Pick<Target, 'slideId'>, { id }: { id: string }): Change | null {
  const slide = scene.slides.find((other) => other.id === target.slideId)
  return slide ? addSlides(scene, target, { slides: [{ ...slide, id }], command: 'duplicateSlide' }) : null
}
