import type { Change } from '../change.ts'
import { addSlides } from '../commands/add-slides.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import type { SlideClipping } from './slide-clipping.ts'

/**
 * Puts copied slides after the one that is seen. In a deck of another format they stand as they would have there; what was
 * placed by hand in single formats is left with the deck that it was placed for.
 */
export function pasteSlides(
  scene: Scene,
  target: Pick<Target, 'slideId'>,
  { clipping, newId }: { clipping: SlideClipping; newId: () => string },
): Change | null {
  const [near] = scene.slides
  if (!near) return null
  const { format } = scene.deck
  const slides = clipping.slides.map((slide) => {
    const own = { ...slide, id: newId(), deckId: near.deckId, place: near.place }
    if (clipping.format === format) return own
    return { ...own, layers: reflowSlide(slide, clipping.format, format), overrides: [] }
  })
  return addSlides(scene, target, { slides, command: 'pasteSlides' })
}
