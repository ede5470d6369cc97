import { useMemo } from 'react'
import type { Post } from '@postwright/core/model/post'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { waitingPostsQuery } from './waiting-posts-query.ts'

/** The posts that wait in a queue, live. */
export function useWaitingPosts(workspaceId: string, queueId: string): LiveList<Post> {
  const query = useMemo(() => waitingPostsQuery(workspaceId, queueId), [workspaceId, queueId])
  return useLiveList(query)
}
