import { limit, orderBy, query } from 'firebase/firestore'
import { supportViews } from '@postwright/core/collections/support-views'
import { useMemo } from 'react'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList } from '@/lib/live/use-live.ts'

const SHOWN_MAX = 10

/** Returns the latest support requests to view the user's account. */
export function useOwnSupportViews(uid: string) {
  const latest = useMemo(
    () => query(collectionRef(supportViews, uid), orderBy('createdAt', 'desc'), limit(SHOWN_MAX)),
    [uid],
  )
  return useLiveList(latest)
}
