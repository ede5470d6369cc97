import { MEDIA_SCHEMA, mediaSchema } from '../model/media.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const media = defineCollection({
  name: 'media',
  path: paths.media,
  id: 'id',
  schema: mediaSchema,
  version: MEDIA_SCHEMA,
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'desc' },
  export: 'whole',
  deletion: 'below',
})
