import { POST_SCHEMA, postDraftSchema, postSchema } from '../model/post.ts'
import { paths } from '../paths.ts'
import { EDITABLE_LIFECYCLES, lifecycleSchema } from '../publishing/lifecycle.ts'
import { defineCollection } from './collection.ts'

/** A published post needs its pictures no more. */
const UNPUBLISHED = lifecycleSchema.exclude(['published']).options

/** Clients write the draft; what becomes of it is the server's. */
export const posts = defineCollection({
  name: 'posts',
  path: paths.posts,
  id: 'id',
  schema: postSchema,
  version: POST_SCHEMA,
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    fields: postDraftSchema.keyof().options,
    initial: { generation: 0, lifecycle: 'draft', nextAt: null, publishedAt: null },
    editableWhile: { field: 'lifecycle', in: EDITABLE_LIFECYCLES },
    removable: false,
  },
  order: { by: 'updatedAt', direction: 'desc' },
  media: [{ ids: 'media.*.mediaId', neededWhile: { field: 'lifecycle', in: UNPUBLISHED } }],
  channels: ['connectionIds.*'],
  export: 'whole',
  deletion: 'below',
})
