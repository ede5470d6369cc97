import { decideContributions, listContributions, readContribution } from '@postwright/core/api/contributions'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import type { ContributionState } from '@postwright/core/gallery/contribution'
import { call } from '@/lib/api-client.ts'
import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'

export type ReviewRow = OutputOf<typeof listContributions>['contributions'][number]
export type ReviewedContribution = OutputOf<typeof readContribution>['contribution']

/** @throws ApiError */
async function readQueue(state: ContributionState): Promise<ReviewRow[]> {
  return (await call(listContributions, { state })).contributions
}

/** @throws ApiError */
async function readOffer(contributionId: string): Promise<ReviewedContribution> {
  return (await call(readContribution, { contributionId })).contribution
}

/** Decides several contributions with one reason. @throws ApiError @returns the result of each */
export async function decideMany(input: InputOf<typeof decideContributions>) {
  return (await call(decideContributions, input)).results
}

/** Returns the contributions in one state; `refresh` reads them again. */
export function useQueue(state: ContributionState) {
  const query = useQuery({ queryKey: ['admin', 'contributions', state], queryFn: () => readQueue(state) })
  return { queue: queryState(query), refresh: () => void query.refetch() }
}

/** Returns one contribution with its content. */
export function useOffer(contributionId: string) {
  return queryState(
    useQuery({
      queryKey: ['admin', 'contribution', contributionId],
      queryFn: () => readOffer(contributionId),
      gcTime: 0,
    }),
  )
}
