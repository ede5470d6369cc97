import { limit, query } from 'firebase/firestore'
import { useMemo } from 'react'
import { BRAND_KITS_MAX } from '@postwright/core/model/brand-limits'
import { earlierKits, type EarlierKit } from '@postwright/core/collections/earlier-kits'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

/** What kits were before the last day on which they were changed, of those that have been changed since they were made. Live. */
export function useEarlierKits(workspaceId: string): LiveList<EarlierKit> {
  const list = useMemo(
    () => query(collectionRef(earlierKits, workspaceId), ...listOrder(earlierKits), limit(BRAND_KITS_MAX)),
    [workspaceId],
  )
  return useLiveList(list)
}
