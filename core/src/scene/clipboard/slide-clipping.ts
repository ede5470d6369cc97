import { z } from 'zod'
import { SLIDE_BYTES_MAX } from '../../limits.ts'
import { parseJson } from '../../text/parse-json.ts'
import { formatSchema } from '../format.ts'
import { templateSlideSchema } from '../slide.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import type { Change } from '../change.ts'
import { addSlides } from '../commands/slide-commands.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'

/** By this the clipboard's text is known to be slides. */
const MARKER = 'postwright/slides'
const VERSION = 1

/** Slides that are copied at once; also what keeps the text small enough to be read. */
const SLIDES_MAX = 20

/** Slides on their way from one deck to another, in the format of the deck that they come from. */
const slideClippingSchema = z.object({
  marker: z.literal(MARKER),
  version: z.literal(VERSION),
  format: formatSchema,
  slides: z.array(templateSlideSchema).min(1).max(SLIDES_MAX),
})

export type SlideClipping = Omit<z.infer<typeof slideClippingSchema>, 'marker' | 'version'>

/** Slides as the text that stands for them on a clipboard. */
export function writeSlideClipping({ format, slides }: SlideClipping): string {
  return JSON.stringify({ marker: MARKER, version: VERSION, format, slides })
}

/**
 * What a clipboard holds, when it is slides that can be pasted.
 * @returns null for any other text, and for slides of a version that is not known
 */
export function readSlideClipping(text: string): SlideClipping | null {
  if (text.length > 2 * SLIDES_MAX * SLIDE_BYTES_MAX || !text.includes(MARKER)) return null
  const parsed = slideClippingSchema.safeParse(parseJson(text))
  return parsed.success ? { format: parsed.data.format, slides: parsed.data.slides } : null
}

/** A whole slide with how it stands in each format, as text for the clipboard; null when there is none. */
export function copySlide(scene: Scene, { slideId }: Pick<Target, 'slideId'>): string | null {
  const slide = scene.slides.find(({ id }) => id === slideId)
  if (!slide) return null
  const { id: _id, deckId: _deckId, place: _place, ...fields } = slide
  return writeSlideClipping({ format: scene.deck.format, slides: [fields] })
}

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
