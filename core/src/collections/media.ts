import { libraryFieldsSchema } from '../model/media-library.ts'
import { MEDIA_SCHEMA, mediaSchema } from '../model/media.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'
import type { Migration } from '../model/document.ts'

/** Older files are not crops, and no focus was chosen for them. */
const cropsForAll: Migration = {
  fields: ['derivedFrom', 'focus'],
  up: ({ derivedFrom = null, focus = null }) => ({ derivedFrom, focus }),
}

const EMPTY_LIBRARY: Readonly<Record<string, unknown>> = libraryFieldsSchema.parse({})

/** Files from before the library are at its top level. Their search words are added by the next write, which the maintenance job makes. */
const libraryForAll: Migration = {
  fields: libraryFieldsSchema.keyof().options,
  up: (fields) =>
    Object.fromEntries(Object.entries(EMPTY_LIBRARY).map(([field, value]) => [field, fields[field] ?? value])),
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
