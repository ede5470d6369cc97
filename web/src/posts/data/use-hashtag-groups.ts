import { useMemo } from 'react'
import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { hashtagGroupsQuery } from './hashtag-groups-query.ts'

/** The groups of hashtags of a workspace as its people read them: by name, numbers in their order. Live. */
export function useHashtagGroups(workspaceId: string): LiveList<HashtagGroup> {
  const query = useMemo(() => hashtagGroupsQuery(workspaceId), [workspaceId])
  const groups = useLiveList(query)
  return useMemo(
    () => (groups.status === 'ready' ? { ...groups, data: groups.data.toSorted(byName) } : groups),
    [groups],
  )
}

function byName(a: HashtagGroup, b: HashtagGroup): number {
  return a.name.localeCompare(b.name, undefined, { numeric: true })
}
