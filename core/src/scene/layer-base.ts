import { z } from 'zod'
import { documentId } from '../ids.ts'
import { ALT_TEXT_MAX, CORNER_RADIUS_MAX, LAYER_LINK_MAX, LAYER_NAME_MAX, SLOT_NAME_MAX } from '../limits.ts'
import { oneLineOrNothing, manyLines } from '../text/text-fields.ts'
import { boxSchema, type Box } from './box.ts'
import { effectsSchema } from './effects.ts'
import type { TextStyle } from './text-content.ts'

/** A name that is unique in its slide, and stays when the slide is copied. */
export const layerIdSchema = z.string().regex(/^[a-z0-9]{4,16}$/)

/** Which edges a layer keeps its distance to when the format changes; `scale` takes its share of the slide. */
const pinSchema = z.object({
  horizontal: z.enum(['left', 'right', 'both', 'center', 'scale']),
  vertical: z.enum(['top', 'bottom', 'both', 'center', 'scale']),
})

export type Pin = z.infer<typeof pinSchema>

/** Fields of every layer. */
export const layerBase = z.object({
  id: layerIdSchema,
  /** Given by a person; empty: the screen names it by its content. */
  name: oneLineOrNothing(LAYER_NAME_MAX),
  /** The group it is in; empty for none. Groups may be in groups, never in themselves. */
  groupId: z.union([z.literal(''), layerIdSchema]),
  opacity: z.number().min(0).max(1),
  isLocked: z.boolean(),
  isHidden: z.boolean(),
  /** The name by which templates fill it; empty for none. */
  slot: oneLineOrNothing(SLOT_NAME_MAX),
  /** Where it leads in documents: an https or mailto address; empty for none. */
  link: manyLines(LAYER_LINK_MAX),
  /** What is to be seen, for people who do not see it; empty when it is decoration. */
  alt: manyLines(ALT_TEXT_MAX),
})

/** A layer with a place of its own: all but groups. */
export const placedBase = layerBase.extend({
  box: boxSchema,
  /** Degrees, clockwise around the middle of the box. */
  rotation: z.number().min(-360).max(360),
  pin: pinSchema,
  effects: effectsSchema.optional(),
  /** Whether the slides beside it show what reaches beyond the left and right edges of its own. */
  continues: z.literal(true).optional(),
})

/** Null stands for a place that waits for its image. */
export const mediaIdOrNull = documentId().nullable()

/** Of corners, in pixels. */
export const radiusSchema = z.number().min(0).max(CORNER_RADIUS_MAX)

/** What all new layers have in common. */
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

/** Style of new text: the theme's own font and colour. */
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
