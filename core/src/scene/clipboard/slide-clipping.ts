import { z } from 'zod'
import { SLIDE_BYTES_MAX } from '../../limits.ts'
import { parseJson } from '../../text/parse-json.ts'
import { formatSchema } from '../format.ts'
import { templateSlideSchema } from '../slide.ts'

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
