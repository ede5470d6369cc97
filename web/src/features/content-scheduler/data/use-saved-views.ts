import { limit, query } from 'firebase/firestore'
import { savedViews, type SavedView } from '@postwright/core/collections/saved-views'
import { SAVED_VIEWS_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

/** Returns the saved views of the workspace's members, live. */
export function useSavedViews(workspaceId: string): LiveList<SavedView> {
  const list = collectionRef(savedViews, workspaceId)
  return useLiveList(query(list, ...listOrder(savedViews), limit(SAVED_VIEWS_MAX)))
}
