import type { Post } from '@postwright/core/model/post'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, orderBy, query, type Query } from 'firebase/firestore'
import { refs } from '@/lib/live/refs.ts'

/** Returns the most recently changed posts, live. */
export function useRecentPosts(workspaceId: string): LiveList<Post> {
  return useLiveList(recentPostsQuery(workspaceId))
}

const MOST = 10

/** Returns the query for the most recently changed posts of a workspace. */
function recentPostsQuery(workspaceId: string): Query<Post> {
  return query(refs.posts(workspaceId), orderBy('updatedAt', 'desc'), limit(MOST))
}
