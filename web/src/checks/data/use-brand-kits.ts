import type { BrandKit } from '@postwright/core/model/brand-kit'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { BRAND_KITS_MAX } from '@postwright/core/model/brand-limits'
import { brandKits } from '@postwright/core/collections/brand-kits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** Returns the brand kits of a workspace in their order. Live. */
export function useBrandKits(workspaceId: string): LiveList<BrandKit> {
  return useLiveList(brandKitsQuery(workspaceId))
}

/** Returns the query for all kits of a workspace in their order: all of them fit on one page. */
function brandKitsQuery(workspaceId: string): Query<BrandKit> {
  return query(collectionRef(brandKits, workspaceId), ...listOrder(brandKits), limit(BRAND_KITS_MAX))
}
