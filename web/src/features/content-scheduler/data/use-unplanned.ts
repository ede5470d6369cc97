import { limit, query } from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import { refs } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { unplannedQuery } from './calendar-query.ts'

/** The latest drafts without a time, live. */
export function useUnplanned(workspaceId: string, most: number): LiveList<Post> {
  return useLiveList(query(unplannedQuery(refs.posts(workspaceId)), limit(most)))
}
