import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listEarnWork } from '@postwright/core/api/earn'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

export type EarnWork = OutputOf<typeof listEarnWork>

const KEY = ['admin', 'earn']

/** Returns the referrals and payouts that wait for an admin, and the terms of the program. */
export function useEarnWork() {
  return queryState(useQuery({ queryKey: KEY, queryFn: () => call(listEarnWork, {}) }))
}

export function useEarnWorkChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: KEY })
}

/** Returns the name and address of a person; the id if the account is deleted. */
export function nameIn(people: EarnWork['people'], uid: string): string {
  const found = people.find(({ id }) => id === uid)
  return found ? `${found.fullName} (${found.email})` : uid
}
