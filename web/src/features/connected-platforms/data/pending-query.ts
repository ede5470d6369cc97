import { limit, query, where, type CollectionReference, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { PENDING_STATES } from '@postwright/core/publishing/variant-state'

/** What is still to go out on one channel; for counting only. */
export function pendingOnQuery(variants: CollectionReference<Variant>, connectionId: string): Query<Variant> {
  return query(
    variants,
    where('connectionId', '==', connectionId),
    where('state', 'in', PENDING_STATES),
    limit(LIST_LIMIT_MAX),
  )
}
