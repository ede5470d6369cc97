import { useMemo } from 'react'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query } from 'firebase/firestore'
import { postVersions, type PostVersion } from '@postwright/core/collections/post-versions'
import { POST_VERSIONS_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listPostHistory, type PostHistoryKind } from '@postwright/core/api/post-history'
import { call } from '@/lib/api-client.ts'

/** Returns the versions of a post, the newest first. Live. */
export function usePostVersions(workspaceId: string, postId: string): LiveList<PostVersion> {
  const versions = useMemo(
    () => query(collectionRef(postVersions, workspaceId, postId), ...listOrder(postVersions), limit(POST_VERSIONS_MAX)),
    [workspaceId, postId],
  )
  return useLiveList(versions)
}

/** Returns the history of a post, the latest first, page by page. */
export function usePostHistory(workspaceId: string, postId: string, kind: PostHistoryKind | null) {
  return useInfiniteQuery({
    queryKey: ['postHistory', workspaceId, postId, kind],
    queryFn: ({ pageParam }) => call(listPostHistory, { workspaceId, postId, before: pageParam, kind }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    // Always refetched, since new entries may have been added to the history.
    staleTime: 0,
  })
}
