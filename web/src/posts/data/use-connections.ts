import type { Connection } from '@postwright/core/model/connection'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { connections } from '@postwright/core/collections/connections'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { refs } from '@/lib/live/refs.ts'

/** Returns the workspace's channels, including disconnected ones, live. */
export function useConnections(workspaceId: string): LiveList<Connection> {
  return useLiveList(connectionsQuery(workspaceId))
}

/** Returns the query for the workspace's channels, including disconnected ones, in the order of connection. */
export function connectionsQuery(workspaceId: string): Query<Connection> {
  return query(refs.connections(workspaceId), ...listOrder(connections), limit(LIST_LIMIT_MAX))
}
