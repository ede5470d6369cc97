import { SANDBOX_SCHEMA, sandboxPostSchema } from '../model/sandbox.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const sandboxPosts = defineCollection({
  name: 'sandboxPosts',
  path: paths.sandboxPosts,
  id: 'id',
  schema: sandboxPostSchema,
  version: SANDBOX_SCHEMA,
  read: { get: 'members', list: 'members' },
  order: { by: 'postedAt', direction: 'desc' },
  // Copies of published posts, on a simulated network.
  export: 'nothing',
  deletion: 'below',
})
