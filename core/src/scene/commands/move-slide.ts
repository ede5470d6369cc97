import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { placedSlides } from './placed-slides.ts'
import { sceneChange } from './scene-change.ts'

/** Moves a slide to a position, counted from 0, among all slides. */
export function moveSlide(scene: Scene, target: Pick<Target, 'slideId'>, { to }: { to: number }): Change | null {
  const slide = scene.slides.find(({ id }) => id === target.slideId)
  const at = Math.min(scene.slides.length - 1, Math.max(0, to))
  if (!slide || scene.slides.indexOf(slide) === at) return null
  const slides = scene.slides.filter((other) => other !== slide).toSpliced(at, 0, slide)
  return sceneChange('moveSlide', scene, { ...scene, slides: placedSlides(slides, new Set([slide.id])) })
}
