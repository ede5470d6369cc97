import { useQuery } from '@tanstack/react-query'
import { simulate } from '@postwright/core/api/simulation'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

/** The next 13 weeks of a workspace played forward; `again` plays them anew while what was found stays. */
export function useSimulation(workspaceId: string) {
  const query = useQuery({
    queryKey: ['simulation', workspaceId],
    queryFn: () => call(simulate, { workspaceId }),
    // What is planned changes elsewhere: each visit looks anew.
    staleTime: 0,
    gcTime: 0,
  })
  return { read: queryState(query), isRunning: query.isFetching, again: () => query.refetch() }
}
