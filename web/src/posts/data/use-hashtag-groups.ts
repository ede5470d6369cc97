import { useMemo } from 'react'
import { type HashtagGroup, hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { HASHTAG_GROUPS_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** Returns the hashtag groups of a workspace by name, in natural order of numbers. Live. */
export function useHashtagGroups(workspaceId: string): LiveList<HashtagGroup> {
  const groups = useLiveList(hashtagGroupsQuery(workspaceId))
  return useMemo(
    () => (groups.status === 'ready' ? { ...groups, data: groups.data.toSorted(byName) } : groups),
    [groups],
  )
}

function byName(a: HashtagGroup, b: HashtagGroup): number {
  return a.name.localeCompare(b.name, undefined, { numeric: true })
}

/** Returns the query for all groups of a workspace by name: their maximum number fits on one page. */
export function hashtagGroupsQuery(workspaceId: string): Query<HashtagGroup> {
  return query(collectionRef(hashtagGroups, workspaceId), ...listOrder(hashtagGroups), limit(HASHTAG_GROUPS_MAX))
}
