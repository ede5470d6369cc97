import { earlierPostsSchema } from '../model/earlier-posts.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const earlierPosts = defineCollection({
  name: 'earlierPosts',
  path: paths.earlierPosts,
  id: 'id',
  about: ['What drafts are compared with; the server derives it from the posts.'],
  schema: earlierPostsSchema,
  version: 1,
  read: { get: 'members', list: 'server' },
  // The posts themselves are exported.
  export: 'nothing',
  deletion: 'below',
})
