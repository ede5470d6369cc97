import { listOwnContributions, offerContribution, withdrawContribution } from '@postwright/core/api/contributions'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'

export type OwnContribution = OutputOf<typeof listOwnContributions>['contributions'][number]

/** What this person has offered to the gallery. @throws ApiError */
async function readOwnContributions(): Promise<OwnContribution[]> {
  const { contributions } = await call(listOwnContributions, {})
  return contributions
}

/** @throws ApiError, `offer_refused` with the faults as its fields among them */
export async function offer(input: InputOf<typeof offerContribution>): Promise<void> {
  await call(offerContribution, input)
}

/** Takes an offer back. @throws ApiError */
export async function withdraw(contributionId: string): Promise<void> {
  await call(withdrawContribution, { contributionId })
}

/** What this person has offered; `refresh` reads it again. */
export function useOwnContributions() {
  const query = useQuery({ queryKey: ['contributions', 'own'], queryFn: readOwnContributions })
  return { own: queryState(query), refresh: () => void query.refetch() }
}
