import { listOwnContributions, withdrawContribution } from '@postwright/core/api/contributions'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'

export type OwnContribution = OutputOf<typeof listOwnContributions>['contributions'][number]

/**
 * Reads the user's contributions to the gallery.
 * @throws ApiError
 */
async function readOwnContributions(): Promise<OwnContribution[]> {
  const { contributions } = await call(listOwnContributions, {})
  return contributions
}

/**
 * Withdraws an offer.
 * @throws ApiError
 */
export async function withdraw(contributionId: string): Promise<void> {
  await call(withdrawContribution, { contributionId })
}

/** Returns the user's contributions; `refresh` reads them again. */
export function useOwnContributions() {
  const query = useQuery({ queryKey: ['contributions', 'own'], queryFn: readOwnContributions })
  return { own: queryState(query), refresh: () => void query.refetch() }
}
