import { z } from 'zod'
import { DECK_SLIDES_MAX, TEMPLATE_ID_MAX, LAYER_PARAGRAPHS_MAX, LAYER_TEXT_MAX, SLOT_NAME_MAX } from '../../limits.ts'
import { formatSchema } from '../format.ts'
import { templateSlideSchema } from '../slide.ts'
import { themeSchema, type Theme } from '../theme.ts'
import { oneLine, manyLines } from '../../text/text-fields.ts'
import { spreadPlaces } from '../../places/place.ts'
import type { Scene } from '../scene.ts'

const name = oneLine(SLOT_NAME_MAX)

const length = z.int().min(1).max(LAYER_TEXT_MAX)

const count = z.int().min(1).max(LAYER_PARAGRAPHS_MAX)

/**
 * Content that a template expects in the layers with the slot's name. Lengths are characters; the design is tested with the
 * shortest and the longest content that they allow.
 */
const templateSlotSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    name,
    min: length,
    max: length,
    /** Test texts that replace the generated Latin samples; an empty one replaces nothing. */
    fixtures: z.object({ shortest: manyLines(LAYER_TEXT_MAX), longest: manyLines(LAYER_TEXT_MAX) }).optional(),
  }),
  /** Items of a list; `length` is the maximum per item. */
  z.object({ kind: z.literal('list'), name, min: count, max: count, length }),
  /** `ratio` is the aspect ratio: width divided by height. */
  z.object({ kind: z.literal('picture'), name, ratio: z.number().min(0.1).max(10) }),
])

export type TemplateSlot = z.infer<typeof templateSlotSchema>

export const TEMPLATE_SLOTS_MAX = 80

/** Kinds of post for which templates are made. */
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

/** Design of a template, independent of its storage. A deck created from a template gets an independent copy. */
export const templateDesignSchema = z.object({
  kind: templateKindSchema,
  /** Format of the design; it is tested in all formats. */
  format: formatSchema,
  theme: themeSchema,
  slides: z.array(templateSlideSchema).min(1).max(DECK_SLIDES_MAX),
  slots: z.array(templateSlotSchema).max(TEMPLATE_SLOTS_MAX).refine(hasOwnNames, 'Two slots have the same name.'),
})

export type TemplateDesign = z.infer<typeof templateDesignSchema>

/** A design with the id that decks store as their origin. The locales contain the texts of a bundled design under this id. */
export const deckTemplateSchema = templateDesignSchema.extend({ id: manyLines(TEMPLATE_ID_MAX).min(1) })

export type DeckTemplate = z.infer<typeof deckTemplateSchema>

function hasOwnNames(slots: readonly TemplateSlot[]): boolean {
  return new Set(slots.map(({ name }) => name)).size === slots.length
}

type Beginning = { name: string; deckId: string; newSlideId: () => string; theme?: Theme }

/** Creates a deck as a copy of a template: later changes to the template do not affect it. */
export function beginFromTemplate(template: DeckTemplate, { name, deckId, newSlideId, theme }: Beginning): Scene {
  const places = spreadPlaces(template.slides.length)
  return {
    deck: { name, format: template.format, theme: theme ?? template.theme },
    slides: template.slides.map((slide, at) => ({ ...slide, id: newSlideId(), deckId, place: places[at] ?? at })),
  }
}
