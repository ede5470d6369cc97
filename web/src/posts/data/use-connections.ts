import type { Connection } from '@postwright/core/model/connection'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { connections } from '@postwright/core/collections/connections'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { refs } from '@/lib/live/refs.ts'

/** The workspace's channels, live; those that were disconnected are among them. */
export function useConnections(workspaceId: string): LiveList<Connection> {
  return useLiveList(connectionsQuery(workspaceId))
}

/** The workspace's channels in the order in which they were connected; those that were disconnected are among them. */
export function connectionsQuery(workspaceId: string): Query<Connection> {
  return query(refs.connections(workspaceId), ...listOrder(connections), limit(LIST_LIMIT_MAX))
}
