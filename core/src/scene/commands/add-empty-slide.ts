import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { addSlides } from './add-slides.ts'

/** Adds a slide without layers after the target's, in front of the same background. */
export function addEmptySlide(scene: Scene, target: Pick<Target, 'slideId'>, { id }: { id: string }): Change | null {
  const near = scene.slides.find((slide) => slide.id === target.slideId) ?? scene.slides.at(-1)
  if (!near) return null
  const fields = { id, kind: 'content' as const, isHidden: false, notes: '', layers: [], overrides: [] }
  return addSlides(scene, target, { slides: [{ ...near, ...fields }] })
}
