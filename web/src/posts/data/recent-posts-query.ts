import { limit, orderBy, query, type Query } from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import { refs } from '@/lib/live/refs.ts'

const MOST = 10

/** The posts of a workspace that were changed last. */
export function recentPostsQuery(workspaceId: string): Query<Post> {
  return query(refs.posts(workspaceId), orderBy('updatedAt', 'desc'), limit(MOST))
}
