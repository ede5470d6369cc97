import { doc } from 'firebase/firestore'
import { useMemo } from 'react'
import { hashtagGroups, type HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveDoc, type LiveDoc } from '@/lib/live/use-live.ts'

/** One group, live. */
export function useHashtagGroup(workspaceId: string, groupId: string): LiveDoc<HashtagGroup> {
  const ref = useMemo(() => doc(collectionRef(hashtagGroups, workspaceId), groupId), [workspaceId, groupId])
  return useLiveDoc(ref)
}
