import { DECK_SLIDES_MAX } from '@postwright/core/limits'
import type { Change } from '@postwright/core/scene/change'
import type { Scene } from '@postwright/core/scene/scene'
import type { SlideDraft } from '@postwright/core/scene/slide'
import { changeBetween } from '../change-between.ts'

/**
 * The change that makes a slide what it was in a version; one that was deleted is there again. Its place stays where it is now.
 * @returns `same` when it is like that already, `full` when the deck holds no more slides
 */
export function restoreSlide(scene: Scene, slideId: string, draft: SlideDraft): Change | 'same' | 'full' {
  const slide = scene.slides.find(({ id }) => id === slideId)
  if (slide) {
    const change = changeBetween('restoreVersion', slide, { ...draft, id: slideId, place: slide.place })
    return change.edits.length > 0 ? change : 'same'
  }
  if (scene.slides.length >= DECK_SLIDES_MAX) return 'full'
  return { command: 'restoreVersion', edits: [{ kind: 'addSlide', slide: { ...draft, id: slideId } }] }
}
