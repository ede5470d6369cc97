import { z } from 'zod'
import { documentId } from '../ids.ts'
import { SLIDE_BYTES_MAX, SLIDE_LAYERS_MAX, SLIDE_NOTES_MAX, SLIDE_OVERRIDES_MAX } from '../limits.ts'
import { placeSchema } from '../places/place.ts'
import { manyLines } from '../text/text-fields.ts'
import { boxSchema } from './box.ts'
import { fillSchema } from './fill.ts'
import { formatSchema } from './format.ts'
import { layerSchema, type Layer } from './layer.ts'
import { layerIdSchema } from './layer-base.ts'

/** Role of a slide in its deck; `common` is repeated behind all others. */
export const SLIDE_KINDS = ['intro', 'content', 'outro', 'common'] as const

/** Background behind all layers. */
export const backgroundSchema = z.object({
  fill: fillSchema,
  mediaId: documentId().nullable(),
  /** Opacity of the image. */
  opacity: z.number().min(0).max(1),
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
})

export type Background = z.infer<typeof backgroundSchema>

/** A user's manual override of a layer in another format than the deck's own. */
export const formatOverrideSchema = z.object({
  format: formatSchema,
  layerId: layerIdSchema,
  box: boxSchema.nullable(),
  rotation: z.number().min(-360).max(360).nullable(),
  /** Text size in pixels. */
  size: z.number().min(1).max(2000).nullable(),
  isHidden: z.boolean().nullable(),
})

export type FormatOverride = z.infer<typeof formatOverrideSchema>

/** Content of a slide, without its place in a deck. Layers are in painting order: the last one is on top. */
const slideFields = {
  kind: z.enum(SLIDE_KINDS),
  isHidden: z.boolean(),
  /** Notes for the people who edit the deck. */
  notes: manyLines(SLIDE_NOTES_MAX),
  background: backgroundSchema,
  layers: z.array(layerSchema).max(SLIDE_LAYERS_MAX),
  overrides: z.array(formatOverrideSchema).max(SLIDE_OVERRIDES_MAX),
}

/** Slide fields that editors write. */
export const slideDraftSchema = soundSlide(
  z.object({
    deckId: documentId(),
    place: placeSchema,
    ...slideFields,
  }),
)

/** A slide of a template, without a deck. */
export const templateSlideSchema = soundSlide(z.object(slideFields))

export type SlideDraft = z.infer<typeof slideDraftSchema>
export type TemplateSlide = z.infer<typeof templateSlideSchema>

/** Adds checks to a schema: unique layer ids, existing groups without cycles, and at most `SLIDE_BYTES_MAX` characters as JSON. */
export function soundSlide<Schema extends z.ZodType<{ layers: readonly Layer[] }>>(schema: Schema) {
  return schema
    .refine(({ layers }) => hasOwnIds(layers), { error: 'Two layers have the same id.' })
    .refine(({ layers }) => hasSoundGroups(layers), {
      error: 'A layer is in a group that is missing or contains itself.',
    })
    .refine((slide) => JSON.stringify(slide).length <= SLIDE_BYTES_MAX, { error: 'The slide is too large.' })
}

function hasOwnIds(layers: readonly Layer[]): boolean {
  return new Set(layers.map(({ id }) => id)).size === layers.length
}

/** Returns whether every referenced group exists and the groups have no cycles. */
function hasSoundGroups(layers: readonly Layer[]): boolean {
  const groups = new Map(layers.filter(({ type }) => type === 'group').map(({ id, groupId }) => [id, groupId]))
  return layers.every(({ groupId }) => {
    let next = groupId
    for (let step = 0; next !== ''; step += 1) {
      const above = groups.get(next)
      if (above === undefined || step > groups.size) return false
      next = above
    }
    return true
  })
}
