import { useMemo } from 'react'
import type { Post } from '@postwright/core/model/post'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { recentPostsQuery } from './recent-posts-query.ts'

/** The posts that were changed last, live. */
export function useRecentPosts(workspaceId: string): LiveList<Post> {
  const query = useMemo(() => recentPostsQuery(workspaceId), [workspaceId])
  return useLiveList(query)
}
