import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getCountFromServer } from 'firebase/firestore'
import { refs } from '@/lib/live/refs.ts'
import { pendingOnQuery } from './pending-query.ts'

/** How much is still to go out on a channel, counted anew each time it is asked; at most as many as a query may read. */
export function usePendingCount(workspaceId: string, connectionId: string): UseQueryResult<number> {
  return useQuery({
    queryKey: ['connections', 'pending', workspaceId, connectionId],
    queryFn: async () => {
      const counted = await getCountFromServer(pendingOnQuery(refs.variants(workspaceId), connectionId))
      return counted.data().count
    },
    staleTime: 0,
    gcTime: 0,
  })
}
