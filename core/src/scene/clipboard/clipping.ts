import { z } from 'zod'
import { SLIDE_BYTES_MAX, SLIDE_LAYERS_MAX } from '../../limits.ts'
import { parseJson } from '../../text/parse-json.ts'
import { formatSchema } from '../format.ts'
import { layerSchema } from '../layer.ts'
import { soundSlide } from '../slide.ts'

/** By this the clipboard's text is known to be layers. */
const MARKER = 'postwright/layers'
const VERSION = 1

/** Layers on their way from one slide to another, as they stood in the format that they were copied in. */
const clippingSchema = soundSlide(
  z.object({
    marker: z.literal(MARKER),
    version: z.literal(VERSION),
    format: formatSchema,
    layers: z.array(layerSchema).min(1).max(SLIDE_LAYERS_MAX),
  }),
)

export type Clipping = Omit<z.infer<typeof clippingSchema>, 'marker' | 'version'>

/** Layers as the text that stands for them on a clipboard. */
export function writeClipping({ format, layers }: Clipping): string {
  return JSON.stringify({ marker: MARKER, version: VERSION, format, layers })
}

/**
 * What a clipboard holds, when it is layers that can be pasted.
 * @returns null for any other text, and for layers of a version that is not known
 */
export function readClipping(text: string): Clipping | null {
  if (text.length > 2 * SLIDE_BYTES_MAX || !text.includes(MARKER)) return null
  const parsed = clippingSchema.safeParse(parseJson(text))
  return parsed.success ? { format: parsed.data.format, layers: parsed.data.layers } : null
}
