import type { Connection } from '@postwright/core/model/connection'
import { refs } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { connectionsQuery } from './connection-queries.ts'

/** The workspace's channels, live. */
export function useConnections(workspaceId: string): LiveList<Connection> {
  return useLiveList(connectionsQuery(refs.connections(workspaceId)))
}
