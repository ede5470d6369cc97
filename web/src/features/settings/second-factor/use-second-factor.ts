import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getSecondFactor } from '@postwright/core/api/second-factor'
import type { SecondFactorFacts } from '@postwright/core/model/second-factor'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { session } from '@/session/session.ts'

const keyOf = (uid: string) => ['second-factor', uid]

/** Returns the methods that the user has set up. */
export function useSecondFactor(uid: string) {
  return queryState(useQuery({ queryKey: keyOf(uid), queryFn: () => call(getSecondFactor, {}) }))
}

/**
 * Returns a function that caches the response of a call, and reloads the sessions and the account, which states whether the second factor is
 * required.
 */
export function useShowFacts(uid: string): (facts: SecondFactorFacts) => void {
  const queries = useQueryClient()
  return (facts) => {
    queries.setQueryData(keyOf(uid), facts)
    void session.refreshUser()
    void queries.invalidateQueries({ queryKey: ['sessions', uid] })
  }
}
