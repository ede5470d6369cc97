import { z } from 'zod'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { deckDraftSchema } from '../scene/deck.ts'
import { defineCollection } from './collection.ts'

/** A deck, `workspaces/{wid}/decks/{id}`; its slides are separate documents. */
const deckSchema = documentBase.extend({
  ...deckDraftSchema.shape,
  /** Uid of the last editor. */
  editedBy: z.string().min(1).max(128).optional(),
})

export type Deck = z.infer<typeof deckSchema>

export const decks = defineCollection({
  name: 'decks',
  path: paths.decks,
  id: 'id',
  schema: deckSchema,
  version: 2,
  migrations: [{ fields: ['campaignId'], up: ({ campaignId = '' }) => ({ campaignId }) }],
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'write_drafts',
    fields: deckDraftSchema.keyof().options,
    bySizeOnly: ['theme', 'labels'],
    editor: 'editedBy',
    removable: false,
  },
  refersTo: [
    { ids: 'brandKitId', collection: 'brandKits' },
    { ids: 'campaignId', collection: 'campaigns' },
  ],
  order: { by: 'updatedAt', direction: 'desc' },
  export: 'whole',
  deletion: 'below',
})
