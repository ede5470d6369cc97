import { useMemo } from 'react'
import type { Queue } from '@postwright/core/model/queue'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { queuesQuery } from './queues-query.ts'

/** The workspace's queues, live. */
export function useQueues(workspaceId: string): LiveList<Queue> {
  const query = useMemo(() => queuesQuery(workspaceId), [workspaceId])
  return useLiveList(query)
}
