import { z } from 'zod'
import { documentId } from '../ids.ts'
import { POST_MEDIA_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { formatSchema } from '../scene/format.ts'
import { defineCollection } from './collection.ts'
import { manyLines } from '../text/text-fields.ts'

/** Fields that a client writes about the deck from which a post was made. */
export const postDeckDraftSchema = z.object({
  deckId: documentId(),
  format: formatSchema,
  /** File type: images of the slides, or one document with all slides. */
  type: z.enum(['png', 'jpeg', 'webp', 'pdf']),
  scale: z.int().min(1).max(2),
  /** Hash of the slides as they were sent: slides that look the same have equal hashes. */
  contentHash: manyLines(64),
  /** The slides that were sent, each with its file; in a document, all slides have the same file. */
  slides: z.array(z.object({ slideId: documentId(), mediaId: documentId() })).max(POST_MEDIA_MAX),
})

export type PostDeckDraft = z.infer<typeof postDeckDraftSchema>

/** The deck that a post was made from, `workspaces/{wid}/postDecks/{id}`, under the id of the post. */
const postDeckSchema = documentBase.extend(postDeckDraftSchema.shape)

export type PostDeck = z.infer<typeof postDeckSchema>

export const postDecks = defineCollection({
  name: 'postDecks',
  path: paths.postDecks,
  id: 'id',
  schema: postDeckSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'write_drafts',
    fields: postDeckDraftSchema.keyof().options,
    bySizeOnly: ['slides'],
    removable: true,
  },
  // An import gives posts and decks new ids, but this document is identified by them.
  export: 'nothing',
  deletion: 'below',
})
