import { z } from 'zod'
import { documentId, revision } from '../ids.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { slideDraftSchema } from '../scene/slide.ts'
import { defineCollection } from './collection.ts'

/** Maximum number of versions per slide, and the time in milliseconds within which an author's changes are one version. */
export const SLIDE_VERSIONS_MAX = 30
export const SLIDE_VERSION_SPAN = 10 * 60 * 1000

/**
 * A version of a slide saved by a person, `workspaces/{wid}/slideVersions/{id}`: the slide as the person left it, or its state when it was removed.
 * Author and time are those of the last change in it.
 */
const slideVersionSchema = documentBase.extend({
  deckId: documentId(),
  slideId: documentId(),
  /** Revision of the stored slide; the version's id is built from the slide's id and this revision. */
  slideRev: revision(),
  /** Revision of the slide on which the version is based; 0 for none. */
  basedOn: z.int().min(0),
  /** Hash of the draft: equal drafts have equal hashes. */
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
  // Versions are only used to restore earlier states while a deck is edited; the deck itself is exported.
  export: 'nothing',
  deletion: 'below',
})
