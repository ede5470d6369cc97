import type { Queue } from '@postwright/core/model/queue'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { queues } from '@postwright/core/collections/queues'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** Returns the workspace's queues, live. */
export function useQueues(workspaceId: string): LiveList<Queue> {
  return useLiveList(queuesQuery(workspaceId))
}

/** Returns the query for the workspace's queues by name. */
export function queuesQuery(workspaceId: string): Query<Queue> {
  return query(collectionRef(queues, workspaceId), ...listOrder(queues), limit(LIST_LIMIT_MAX))
}
