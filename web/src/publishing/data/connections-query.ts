import { limit, orderBy, query, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import { refs } from '@/lib/live/refs.ts'

/** The workspace's channels in the order in which they were connected; those that were disconnected are among them. */
export function connectionsQuery(workspaceId: string): Query<Connection> {
  return query(refs.connections(workspaceId), orderBy('createdAt'), limit(LIST_LIMIT_MAX))
}
