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

/** Marker that identifies the clipboard's text as slides. */
const MARKER = 'postwright/slides'
const VERSION = 1

/** Maximum number of slides copied at once; it also limits the length of the text. */
const SLIDES_MAX = 20

/** Copied slides, in the format of the deck that they come from. */
const slideClippingSchema = z.object({
  marker: z.literal(MARKER),
  version: z.literal(VERSION),
  format: formatSchema,
  slides: z.array(templateSlideSchema).min(1).max(SLIDES_MAX),
})

export type SlideClipping = Omit<z.infer<typeof slideClippingSchema>, 'marker' | 'version'>

/** Serializes slides as text for the clipboard. */
export function writeSlideClipping({ format, slides }: SlideClipping): string {
  return JSON.stringify({ marker: MARKER, version: VERSION, format, slides })
}

/**
 * Parses the clipboard's text into slides that can be pasted.
 * @returns null for any other text, and for slides of an unknown version
 */
export function readSlideClipping(text: string): SlideClipping | null {
  if (text.length > 2 * SLIDES_MAX * SLIDE_BYTES_MAX || !text.includes(MARKER)) return null
  const parsed = slideClippingSchema.safeParse(parseJson(text))
  return parsed.success ? { format: parsed.data.format, slides: parsed.data.slides } : null
}

/** Copies a whole slide with its layout in each format as text for the clipboard; null if it does not exist. */
export function copySlide(scene: Scene, { slideId }: Pick<Target, 'slideId'>): string | null {
  const slide = scene.slides.find(({ id }) => id === slideId)
  if (!slide) return null
  const { id: _id, deckId: _deckId, place: _place, ...fields } = slide
  return writeSlideClipping({ format: scene.deck.format, slides: [fields] })
}

/**
 * Pastes copied slides after the target slide. In a deck of another format they look as they did in the deck's format, and their overrides are
 * dropped.
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
