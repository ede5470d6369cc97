import type { Post } from '@postwright/core/model/post'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, orderBy, query, where, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { refs } from '@/lib/live/refs.ts'

/** Returns the posts in a queue, live. */
export function useWaitingPosts(workspaceId: string, queueId: string): LiveList<Post> {
  return useLiveList(waitingPostsQuery(workspaceId, queueId))
}

/** Returns the query for the posts in a queue, in order; only the first ones if there are very many. */
export function waitingPostsQuery(workspaceId: string, queueId: string): Query<Post> {
  const waiting = [where('queueId', '==', queueId), where('lifecycle', '==', 'scheduled')]
  return query(refs.posts(workspaceId), ...waiting, orderBy('nextAt'), limit(LIST_LIMIT_MAX))
}
