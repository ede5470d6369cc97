import { limit, query, type Query } from 'firebase/firestore'
import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** All documents of a small collection by name: there are no more than one page can hold. */
export function libraryQuery<Schema extends z.ZodType<object>>(
  described: Collection<Schema, [workspaceId: string]>,
  workspaceId: string,
): Query<z.output<Schema>> {
  const { cap = LIST_LIMIT_MAX } = described
  return query(collectionRef(described, workspaceId), ...listOrder(described), limit(cap))
}
