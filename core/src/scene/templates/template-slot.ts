import { z } from 'zod'
import { LAYER_PARAGRAPHS_MAX, LAYER_TEXT_MAX, SLOT_NAME_MAX } from '../../limits.ts'
import { oneLine } from '../../text/one-line.ts'
import { manyLines } from '../../text/many-lines.ts'

const name = oneLine(SLOT_NAME_MAX)
const length = z.int().min(1).max(LAYER_TEXT_MAX)
const count = z.int().min(1).max(LAYER_PARAGRAPHS_MAX)

/**
 * What a template wants in the layers that carry the slot's name. Lengths are characters; the design is tried out with the
 * shortest and the longest content that they allow.
 */
export const templateSlotSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    name,
    min: length,
    max: length,
    /** Words to try it out with, besides samples of these lengths; empty ones are left out. */
    fixtures: z.object({ shortest: manyLines(LAYER_TEXT_MAX), longest: manyLines(LAYER_TEXT_MAX) }).optional(),
  }),
  /** Items of a list; `length` is that of the longest item. */
  z.object({ kind: z.literal('list'), name, min: count, max: count, length }),
  /** `ratio` is width by height. */
  z.object({ kind: z.literal('picture'), name, ratio: z.number().min(0.1).max(10) }),
])

export type TemplateSlot = z.infer<typeof templateSlotSchema>
