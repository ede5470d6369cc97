import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import { backgroundSchema, type Background } from '../slide.ts'
import type { Target } from '../target.ts'
import { sceneChange } from './scene-change.ts'

/** Sets what lies behind the layers of a slide, or of all slides. */
export function setBackground(
  scene: Scene,
  target: Pick<Target, 'slideId'>,
  { background, onAll = false }: { background: Partial<Background>; onAll?: boolean },
): Change | null {
  const slides = scene.slides.map((slide) => {
    const next = backgroundSchema.safeParse({ ...slide.background, ...background })
    return next.success && (onAll || slide.id === target.slideId) ? { ...slide, background: next.data } : slide
  })
  return sceneChange('setBackground', scene, { ...scene, slides })
}
