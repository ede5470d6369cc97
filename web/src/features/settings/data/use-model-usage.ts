import { limit, orderBy, query } from 'firebase/firestore'
import { modelUsage } from '@postwright/core/collections/model-usage'
import type { ModelUsage } from '@postwright/core/model/model-settings'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'

const MONTHS_SHOWN = 12

/** Returns the token usage of the latest months, newest first. Live. */
export function useModelUsage(workspaceId: string): LiveList<ModelUsage> {
  return useLiveList(query(collectionRef(modelUsage, workspaceId), orderBy('createdAt', 'desc'), limit(MONTHS_SHOWN)))
}
