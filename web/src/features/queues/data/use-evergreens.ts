import { limit, query, where } from 'firebase/firestore'
import { useMemo } from 'react'
import { evergreens } from '@postwright/core/collections/evergreens'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Evergreen } from '@postwright/core/model/evergreen'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

/** The posts that a queue publishes again and again, live. */
export function useEvergreens(workspaceId: string, queueId: string): LiveList<Evergreen> {
  const all = useMemo(
    () => query(collectionRef(evergreens, workspaceId), where('queueId', '==', queueId), limit(LIST_LIMIT_MAX)),
    [workspaceId, queueId],
  )
  return useLiveList(all)
}
