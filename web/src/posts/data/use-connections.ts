import { useMemo } from 'react'
import type { Connection } from '@postwright/core/model/connection'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { connectionsQuery } from './connections-query.ts'

/** The workspace's channels, live; those that were disconnected are among them. */
export function useConnections(workspaceId: string): LiveList<Connection> {
  const query = useMemo(() => connectionsQuery(workspaceId), [workspaceId])
  return useLiveList(query)
}
