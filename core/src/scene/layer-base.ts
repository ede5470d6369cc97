import { z } from 'zod'
import { documentId } from '../ids.ts'
import { ALT_TEXT_MAX, CORNER_RADIUS_MAX, LAYER_LINK_MAX, LAYER_NAME_MAX, SLOT_NAME_MAX } from '../limits.ts'
import { oneLineOrNothing, manyLines } from '../text/text-fields.ts'
import { boxSchema, type Box } from './box.ts'
import { effectsSchema } from './effects.ts'
import type { TextStyle } from './text-content.ts'

/** Id that is unique within its slide and stays the same when the slide is copied. */
export const layerIdSchema = z.string().regex(/^[a-z0-9]{4,16}$/)

/** Edges to which a layer keeps its distance when the format changes; `scale` keeps its share of the slide. */
const pinSchema = z.object({
  horizontal: z.enum(['left', 'right', 'both', 'center', 'scale']),
  vertical: z.enum(['top', 'bottom', 'both', 'center', 'scale']),
})

export type Pin = z.infer<typeof pinSchema>

/** Fields of every layer. */
export const layerBase = z.object({
  id: layerIdSchema,
  /** Set by a user; if empty, the UI derives a name from the content. */
  name: oneLineOrNothing(LAYER_NAME_MAX),
  /** Group that contains the layer; empty for none. Groups may be nested, but never contain themselves. */
  groupId: z.union([z.literal(''), layerIdSchema]),
  opacity: z.number().min(0).max(1),
  isLocked: z.boolean(),
  isHidden: z.boolean(),
  /** Slot name that templates use to fill the layer; empty for none. */
  slot: oneLineOrNothing(SLOT_NAME_MAX),
  /** Link target in documents: an https or mailto address; empty for none. */
  link: manyLines(LAYER_LINK_MAX),
  /** Alt text for people who cannot see the layer; empty for decoration. */
  alt: manyLines(ALT_TEXT_MAX),
})

/** A layer with its own box: every kind except groups. */
export const placedBase = layerBase.extend({
  box: boxSchema,
  /** Degrees, clockwise around the centre of the box. */
  rotation: z.number().min(-360).max(360),
  pin: pinSchema,
  effects: effectsSchema.optional(),
  /** True if adjacent slides show the parts beyond the left and right edges of the slide. */
  continues: z.literal(true).optional(),
})

/** Media id; null for a placeholder without an image. */
export const mediaIdOrNull = documentId().nullable()

/** Corner radius in pixels. */
export const radiusSchema = z.number().min(0).max(CORNER_RADIUS_MAX)

/** Returns the common fields of a new layer, which keeps its share of the slide in other formats. */
export function newLayerBase(id: string, box: Box) {
  const pin: Pin = { horizontal: 'scale', vertical: 'scale' }
  return {
    id,
    name: '',
    groupId: '' as const,
    opacity: 1,
    isLocked: false,
    isHidden: false,
    slot: '',
    link: '',
    alt: '',
    box,
    rotation: 0,
    pin,
  }
}

/** Style of new text: the theme's font and colour. */
export const NEW_TEXT_STYLE: TextStyle = {
  family: '@body',
  weight: 400,
  isItalic: false,
  size: 40,
  sizeMin: 40,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: '@text',
  align: 'start',
  verticalAlign: 'top',
  case: 'typed',
  direction: 'auto',
}
