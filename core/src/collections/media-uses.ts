import { mediaUseSchema } from '../model/media-use.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const mediaUses = defineCollection({
  name: 'mediaUses',
  path: paths.mediaUses,
  id: 'id',
  about: ['The files that each document uses. The server derives them from the document; members read them.'],
  schema: mediaUseSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  // The documents themselves are exported.
  export: 'nothing',
  deletion: 'below',
})
