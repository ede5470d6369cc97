import { z } from 'zod'
import { documentId } from '../ids.ts'
import { DECK_SLIDES_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { placeSchema } from '../places/place.ts'
import { paths } from '../paths.ts'
import { deckDraftSchema } from '../scene/deck.ts'
import { defineCollection } from './collection.ts'

/** Maximum number of versions per deck; an author's changes within `SLIDE_VERSION_SPAN` are one version. */
export const DECK_VERSIONS_MAX = 30

const slideInVersion = z.object({
  slideId: documentId(),
  slideRev: z.int().min(1),
  place: placeSchema,
  /** Hash of the slide version with this content; empty until one is stored. */
  contentHash: z.string().max(64),
})

export type SlideInVersion = z.infer<typeof slideInVersion>

/** Differences from the previous version: numbers of slides, and which of the deck's own properties changed. */
const deckDifference = z.object({
  changed: z.int().min(0),
  added: z.int().min(0),
  removed: z.int().min(0),
  isReordered: z.boolean(),
  isRenamed: z.boolean(),
  isReformatted: z.boolean(),
  isRethemed: z.boolean(),
})

export type DeckDifference = z.infer<typeof deckDifference>

/**
 * A version of a deck saved by a person, `workspaces/{wid}/deckVersions/{id}`: its fields, and the state of its slides. The content of the slides is
 * in their own versions.
 */
const deckVersionSchema = documentBase.extend({
  deckId: documentId(),
  name: deckDraftSchema.shape.name,
  format: deckDraftSchema.shape.format,
  theme: deckDraftSchema.shape.theme,
  slides: z.array(slideInVersion).max(DECK_SLIDES_MAX * 2),
  /** Null for the first stored version. */
  difference: deckDifference.nullable(),
})

export type DeckVersion = z.infer<typeof deckVersionSchema>

export const deckVersions = defineCollection({
  name: 'deckVersions',
  path: paths.deckVersions,
  id: 'version',
  schema: deckVersionSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'desc' },
  // Versions are only used to restore earlier states while a deck is edited; the deck itself is exported.
  export: 'nothing',
  deletion: 'below',
})
