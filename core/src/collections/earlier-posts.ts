import { earlierPostsSchema } from '../model/earlier-posts.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const earlierPosts = defineCollection({
  name: 'earlierPosts',
  path: paths.earlierPosts,
  id: 'id',
  about: [
    'Hashes of planned posts that drafts are compared with. The server derives them from the posts; members read them.',
  ],
  schema: earlierPostsSchema,
  version: 1,
  read: { get: 'members', list: 'server' },
  // The posts themselves are exported.
  export: 'nothing',
  deletion: 'below',
})
