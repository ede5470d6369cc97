import { useMemo } from 'react'
import { useLiveList } from '@/lib/live/use-live.ts'
import { connectionsQuery } from './connections-query.ts'

/** The workspace's channels, live. */
export function useConnections(workspaceId: string) {
  const query = useMemo(() => connectionsQuery(workspaceId), [workspaceId])
  return useLiveList(query)
}
