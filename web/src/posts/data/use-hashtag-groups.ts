import { useMemo } from 'react'
import { type HashtagGroup, hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { HASHTAG_GROUPS_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** The groups of hashtags of a workspace as its people read them: by name, numbers in their order. Live. */
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

/** All groups of a workspace by name: there are no more than one page can hold. */
export function hashtagGroupsQuery(workspaceId: string): Query<HashtagGroup> {
  return query(collectionRef(hashtagGroups, workspaceId), ...listOrder(hashtagGroups), limit(HASHTAG_GROUPS_MAX))
}
