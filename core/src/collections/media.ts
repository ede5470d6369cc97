import { libraryFieldsSchema } from '../media/library-fields.ts'
import { newLibraryFields } from '../media/media-words.ts'
import { MEDIA_SCHEMA, mediaSchema } from '../model/media.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'
import type { Migration } from '../model/migration.ts'

/** Files from before crops are cropped from nothing, and no place of them was chosen. */
const cropsForAll: Migration = {
  fields: ['derivedFrom', 'focus'],
  up: ({ derivedFrom = null, focus = null }) => ({ derivedFrom, focus }),
}

/** Files from before the library lie at its top, and are found by their names. */
const libraryForAll: Migration = {
  fields: libraryFieldsSchema.keyof().options,
  up: (fields) => {
    const name = typeof fields['name'] === 'string' ? fields['name'] : ''
    const found = newLibraryFields(name)
    return Object.fromEntries(Object.entries(found).map(([field, value]) => [field, fields[field] ?? value]))
  },
}

export const media = defineCollection({
  name: 'media',
  path: paths.media,
  id: 'id',
  schema: mediaSchema,
  version: MEDIA_SCHEMA,
  migrations: [cropsForAll, libraryForAll],
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'desc' },
  export: 'whole',
  deletion: 'below',
})
