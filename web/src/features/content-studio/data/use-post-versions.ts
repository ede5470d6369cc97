import { limit, query } from 'firebase/firestore'
import { useMemo } from 'react'
import { postVersions, type PostVersion } from '@postwright/core/collections/post-versions'
import { POST_VERSIONS_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

/** The versions of a post, the newest first. Live. */
export function usePostVersions(workspaceId: string, postId: string): LiveList<PostVersion> {
  const versions = useMemo(
    () => query(collectionRef(postVersions, workspaceId, postId), ...listOrder(postVersions), limit(POST_VERSIONS_MAX)),
    [workspaceId, postId],
  )
  return useLiveList(versions)
}
