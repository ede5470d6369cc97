import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { writeSlideClipping } from './slide-clipping.ts'

/** A whole slide with how it stands in each format, as text for the clipboard; null when there is none. */
export function copySlide(scene: Scene, { slideId }: Pick<Target, 'slideId'>): string | null {
  const slide = scene.slides.find(({ id }) => id === slideId)
  if (!slide) return null
  const { id: _id, deckId: _deckId, place: _place, ...fields } = slide
  return writeSlideClipping({ format: scene.deck.format, slides: [fields] })
}
