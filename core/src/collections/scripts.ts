import { scriptDraftSchema, scriptSchema } from '../model/script.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Editors write a script with the choices of its scenes; the posts and decks made from it are separate documents. */
export const scripts = defineCollection({
  name: 'scripts',
  path: paths.scripts,
  id: 'id',
  schema: scriptSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'write_drafts',
    fields: scriptDraftSchema.keyof().options,
    bySizeOnly: ['speakers', 'theme', 'music', 'scenes', 'works'],
    removable: false,
  },
  refersTo: [{ ids: 'brandKitId', collection: 'brandKits' }],
  order: { by: 'updatedAt', direction: 'desc' },
  media: [{ ids: 'scenes.*.mediaId' }, { ids: 'scenes.*.voice.mediaId' }, { ids: 'music.mediaId' }],
  export: 'whole',
  deletion: 'below',
})
