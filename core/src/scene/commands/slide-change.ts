import type { Change } from '../change.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { sceneChange } from './scene-change.ts'

/**
 * The change that makes one slide what `next` says.
 * @returns null when the slide is missing, or nothing would become different
 */
export function slideChange(
  command: string,
  scene: Scene,
  slideId: string,
  next: (slide: SceneSlide) => SceneSlide,
): Change | null {
  const slide = scene.slides.find(({ id }) => id === slideId)
  if (!slide) return null
  const after = next(slide)
  if (after === slide) return null
  return sceneChange(command, scene, {
    ...scene,
    slides: scene.slides.map((other) => (other === slide ? after : other)),
  })
}
