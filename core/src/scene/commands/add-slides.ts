import type { Change } from '../change.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { slideDraftSchema } from '../slide.ts'
import type { Target } from '../target.ts'
import { placedSlides } from './placed-slides.ts'
import { sceneChange } from './scene-change.ts'

/** Adds slides after the target's, or at the end when that is missing. Their ids have to be free. */
export function addSlides(
  scene: Scene,
  target: Pick<Target, 'slideId'>,
  { slides, command = 'addSlide' }: { slides: readonly SceneSlide[]; command?: string },
): Change | null {
  const ids = new Set(slides.map(({ id }) => id))
  const isTaken = scene.slides.some(({ id }) => ids.has(id)) || ids.size < slides.length
  if (isTaken || slides.some(({ id: _id, ...draft }) => !slideDraftSchema.safeParse(draft).success)) return null
  const at = scene.slides.findIndex(({ id }) => id === target.slideId)
  const all = scene.slides.toSpliced(at === -1 ? scene.slides.length : at + 1, 0, ...slides)
  return sceneChange(command, scene, { ...scene, slides: placedSlides(all, ids) })
}
