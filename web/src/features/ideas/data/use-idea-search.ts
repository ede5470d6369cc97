import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueryDocumentSnapshot } from 'firebase/firestore'
import type { Idea } from '@postwright/core/collections/ideas'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { readPage } from '@/lib/live/read-page.ts'
import { latestIdeasQuery } from './ideas-queries.ts'

export type IdeaSearch = {
  status: 'loading' | 'error' | 'ready'
  ideas: readonly Idea[]
  /** Searches the next ideas; null when all were searched. */
  further: (() => void) | null
  isLooking: boolean
  retry: () => void
}

const FROM_THE_START: QueryDocumentSnapshot<Idea> | null = null

/**
 * Returns the ideas for a search. The database cannot search texts, so ideas are read latest first, a bounded number at a time, and more only on
 * request.
 */
export function useIdeaSearch(workspaceId: string, isOn: boolean): IdeaSearch {
  const read = useInfiniteQuery({
    queryKey: ['ideas', 'search', workspaceId],
    queryFn: ({ pageParam: after }) => readPage(latestIdeasQuery(workspaceId), { after, size: LIST_LIMIT_MAX }),
    initialPageParam: FROM_THE_START,
    getNextPageParam: ({ endCursor }) => endCursor,
    networkMode: 'always',
    enabled: isOn,
    staleTime: 0,
  })
  return {
    status: read.status === 'pending' ? 'loading' : read.status === 'error' ? 'error' : 'ready',
    ideas: (read.data?.pages ?? []).flatMap(({ data }) => data),
    further: read.hasNextPage ? () => void read.fetchNextPage() : null,
    isLooking: read.isFetchingNextPage,
    retry: () => void read.refetch(),
  }
}
