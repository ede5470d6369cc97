import { linkPageDraftSchema, linkPageSchema, LINK_PAGES_MAX } from '../model/link-page.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Editors write the draft of a page. The server controls its public version and its name. */
export const linkPages = defineCollection({
  name: 'linkPages',
  path: paths.linkPages,
  id: 'id',
  schema: linkPageSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'edit_library',
    fields: linkPageDraftSchema.keyof().options,
    bySizeOnly: ['blocks'],
    initial: { pageName: '', publishedAt: null, publishedRev: 0 },
    removable: false,
  },
  refersTo: [
    { ids: 'brandKitId', collection: 'brandKits' },
    { ids: 'blocks.*.deckId', collection: 'decks' },
  ],
  order: { by: 'createdAt', direction: 'asc' },
  cap: LINK_PAGES_MAX,
  channels: ['blocks.*.connectionIds.*'],
  export: 'whole',
  deletion: 'below',
})
