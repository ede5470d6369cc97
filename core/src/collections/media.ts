import { MEDIA_SCHEMA, mediaSchema } from '../model/media.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'
import type { Migration } from '../model/migration.ts'

/** Files from before crops are cropped from nothing, and no place of them was chosen. */
const cropsForAll: Migration = {
  fields: ['derivedFrom', 'focus'],
  up: ({ derivedFrom = null, focus = null }) => ({ derivedFrom, focus }),
}

export const media = defineCollection({
  name: 'media',
  path: paths.media,
  id: 'id',
  schema: mediaSchema,
  version: MEDIA_SCHEMA,
  migrations: [cropsForAll],
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'desc' },
  export: 'whole',
  deletion: 'below',
})
