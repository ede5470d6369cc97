import type { Query } from 'firebase/firestore'
import type { Variant } from '@postwright/core/model/variant'
import { idsQuery } from '@/lib/live/ids-query.ts'
import { refs } from '@/lib/live/refs.ts'

/** The publications with these ids. */
export function traitsQuery(workspaceId: string, variantIds: readonly string[]): Query<Variant> {
  return idsQuery(refs.variants(workspaceId), variantIds)
}
