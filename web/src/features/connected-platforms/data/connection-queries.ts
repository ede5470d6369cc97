import { limit, orderBy, query, where, type CollectionReference, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { PENDING_STATES } from '@postwright/core/publishing/variant-state'

/** The workspace's channels in the order in which they were connected. */
export function connectionsQuery(connections: CollectionReference<Connection>): Query<Connection> {
  return query(connections, orderBy('createdAt'), limit(LIST_LIMIT_MAX))
}

/** What is still to go out on one channel; for counting only. */
export function pendingOnQuery(variants: CollectionReference<Variant>, connectionId: string): Query<Variant> {
  return query(
    variants,
    where('connectionId', '==', connectionId),
    where('state', 'in', PENDING_STATES),
    limit(LIST_LIMIT_MAX),
  )
}
