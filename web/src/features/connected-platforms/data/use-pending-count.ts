import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getCountFromServer, limit, query, where, type CollectionReference, type Query } from 'firebase/firestore'
import { refs } from '@/lib/live/refs.ts'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { PENDING_STATES } from '@postwright/core/publishing/variant-state'

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

/** What is still to go out on one channel; for counting only. */
export function pendingOnQuery(variants: CollectionReference<Variant>, connectionId: string): Query<Variant> {
  return query(
    variants,
    where('connectionId', '==', connectionId),
    where('state', 'in', PENDING_STATES),
    limit(LIST_LIMIT_MAX),
  )
}
