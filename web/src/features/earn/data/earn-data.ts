import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getEarn } from '@postwright/core/api/earn'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

export type Earn = OutputOf<typeof getEarn>

const KEY = 'earn'

/** Returns the user's code, funnel, rewards and payouts. */
export function useEarn(uid: string) {
  return queryState(useQuery({ queryKey: [KEY, uid], queryFn: () => call(getEarn, {}) }))
}

/** Returns a function that reloads the data after a change. */
export function useEarnChanged(uid: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [KEY, uid] })
}
