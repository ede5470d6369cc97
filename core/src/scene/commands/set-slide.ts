import type { Change, SlideFields } from '../change.ts'
import type { Scene } from '../scene.ts'
import { slideDraftSchema } from '../slide.ts'
import type { Target } from '../target.ts'
import { slideChange } from './slide-change.ts'

/** Sets what a slide is for, whether it is shown, and its notes. */
export function setSlide(
  scene: Scene,
  target: Pick<Target, 'slideId'>,
  fields: Pick<SlideFields, 'kind' | 'isHidden' | 'notes'>,
): Change | null {
  return slideChange('setSlide', scene, target.slideId, (slide) => {
    const { id, ...draft } = { ...slide, ...fields }
    const next = slideDraftSchema.safeParse(draft)
    return next.success ? { ...next.data, id } : slide
  })
}
