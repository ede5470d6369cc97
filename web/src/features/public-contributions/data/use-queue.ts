import { useQuery } from '@tanstack/react-query'
import type { ContributionState } from '@postwright/core/gallery/contribution'
import { queryState } from '@/lib/query-state.ts'
import { readOffer, readQueue } from './review-commands.ts'

/** The offers in one state; `refresh` reads them again. */
export function useQueue(state: ContributionState) {
  const query = useQuery({ queryKey: ['admin', 'contributions', state], queryFn: () => readQueue(state) })
  return { queue: queryState(query), refresh: () => void query.refetch() }
}

/** One offer with its content. */
export function useOffer(contributionId: string) {
  return queryState(
    useQuery({
      queryKey: ['admin', 'contribution', contributionId],
      queryFn: () => readOffer(contributionId),
      gcTime: 0,
    }),
  )
}
