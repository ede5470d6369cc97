import { documentId, limit, query, where, type Query } from 'firebase/firestore'
import type { Variant } from '@postwright/core/model/variant'
import { refs } from '@/lib/live/refs.ts'

/** How many ids one query may ask for. */
export const TRAITS_QUERY_MAX = 30

/** The publications with these ids. */
export function traitsQuery(workspaceId: string, variantIds: readonly string[]): Query<Variant> {
  const ids = variantIds.slice(0, TRAITS_QUERY_MAX)
  return query(refs.variants(workspaceId), where(documentId(), 'in', ids), limit(TRAITS_QUERY_MAX))
}
