import { z } from 'zod'
import { documentId, revision } from '../ids.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { slideDraftSchema } from '../scene/slide.ts'
import { defineCollection } from './collection.ts'

/** Versions that are kept of one slide; an author's changes within the span are one. */
export const SLIDE_VERSIONS_MAX = 30
export const SLIDE_VERSION_SPAN = 10 * 60 * 1000

/**
 * What a person has made of a slide, `workspaces/{wid}/slideVersions/{id}`: the slide as they left it, or as it was when it was
 * removed. Author and time are those of its last change.
 */
const slideVersionSchema = documentBase.extend({
  deckId: documentId(),
  slideId: documentId(),
  /** The revision of the slide that it shows; its id is made of both. */
  slideRev: revision(),
  /** The revision that it was made on; 0 for none. */
  basedOn: z.int().min(0),
  /** Of the draft: equal drafts have equal ones. */
  contentHash: z.string().length(64),
  draft: slideDraftSchema,
})

export type SlideVersion = z.infer<typeof slideVersionSchema>

export const slideVersions = defineCollection({
  name: 'slideVersions',
  path: paths.slideVersions,
  id: 'version',
  schema: slideVersionSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'desc' },
  // They are there to go back to while a deck is made; the deck itself is exported.
  export: 'nothing',
  deletion: 'below',
})
