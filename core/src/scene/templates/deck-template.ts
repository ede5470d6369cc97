import { z } from 'zod'
import { DECK_SLIDES_MAX, TEMPLATE_ID_MAX } from '../../limits.ts'
import { manyLines } from '../../text/many-lines.ts'
import { formatSchema } from '../format.ts'
import { templateSlideSchema } from '../slide.ts'
import { themeSchema } from '../theme.ts'
import { templateSlotSchema, type TemplateSlot } from './template-slot.ts'

export const TEMPLATE_SLOTS_MAX = 80

/** The kinds of post that templates are made for. */
export const TEMPLATE_KINDS = [
  'tips',
  'howTo',
  'quote',
  'caseStudy',
  'announcement',
  'mythFact',
  'checklist',
  'dataStory',
  'story',
  'event',
] as const

export const templateKindSchema = z.enum(TEMPLATE_KINDS)

export type TemplateKind = z.infer<typeof templateKindSchema>

/** What a template is, wherever it is kept. A deck that begins with it gets a copy and is independent of it. */
export const templateDesignSchema = z.object({
  kind: templateKindSchema,
  /** The format that it is designed in; it is tried out in all of them. */
  format: formatSchema,
  theme: themeSchema,
  slides: z.array(templateSlideSchema).min(1).max(DECK_SLIDES_MAX),
  slots: z.array(templateSlotSchema).max(TEMPLATE_SLOTS_MAX).refine(hasOwnNames, 'Two slots have the same name.'),
})

export type TemplateDesign = z.infer<typeof templateDesignSchema>

/** A design under the id by which decks remember what they began with. The words of a bundled one are in the locales under it. */
export const deckTemplateSchema = templateDesignSchema.extend({ id: manyLines(TEMPLATE_ID_MAX).min(1) })

export type DeckTemplate = z.infer<typeof deckTemplateSchema>

function hasOwnNames(slots: readonly TemplateSlot[]): boolean {
  return new Set(slots.map(({ name }) => name)).size === slots.length
}
