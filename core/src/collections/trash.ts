import { trashItemSchema } from '../model/trash-item.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const trash = defineCollection({
  name: 'trash',
  path: paths.trash,
  id: 'id',
  about: [
    'Documents that people deleted in the last 30 days. Members read them; only the server moves documents in and out.',
  ],
  schema: trashItemSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'desc' },
  media: [{ ids: 'mediaIds.*' }],
  export: 'nothing',
  deletion: 'below',
})
