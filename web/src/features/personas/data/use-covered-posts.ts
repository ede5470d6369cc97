import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'
import { readCoveredPosts } from './read-covered-posts.ts'

const DAY = 24 * 60 * 60 * 1000

/** The posts of a workspace that were changed in the last days. */
export function useCoveredPosts(workspaceId: string, days: number) {
  const query = useQuery({
    queryKey: ['covered-posts', workspaceId, days],
    queryFn: () => readCoveredPosts(workspaceId, Date.now() - days * DAY),
    // What is written changes elsewhere: each visit looks anew.
    staleTime: 0,
    gcTime: 0,
  })
  return queryState(query)
}
