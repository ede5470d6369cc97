import { useInfiniteQuery } from '@tanstack/react-query'
import { listPostHistory, type PostHistoryKind } from '@postwright/core/api/post-history'
import { call } from '@/lib/api-client.ts'

/** What happened to a post, the latest first, read page by page. */
export function usePostHistory(workspaceId: string, postId: string, kind: PostHistoryKind | null) {
  return useInfiniteQuery({
    queryKey: ['postHistory', workspaceId, postId, kind],
    queryFn: ({ pageParam }) => call(listPostHistory, { workspaceId, postId, before: pageParam, kind }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    // What was done since it was read belongs to it.
    staleTime: 0,
  })
}
