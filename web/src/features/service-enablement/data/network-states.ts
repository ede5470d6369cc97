import { useQuery } from '@tanstack/react-query'
import { listNetworkStates, resumeNetwork, stopNetwork } from '@postwright/core/api/networks'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Platform } from '@postwright/core/platforms/platform'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

export type NetworkState = OutputOf<typeof listNetworkStates>['networks'][number]

/** Every network, and whether publishing there is stopped or suspended; `refresh` reads it again. */
export function useNetworkStates() {
  const query = useQuery({
    queryKey: ['admin', 'networks'],
    queryFn: async () => (await call(listNetworkStates, {})).networks,
  })
  return { states: queryState(query), refresh: () => void query.refetch() }
}

/** Stops publishing on a network everywhere, or starts it again. @throws ApiError */
export async function switchNetwork(platform: Platform, isOn: boolean): Promise<void> {
  await (isOn ? call(resumeNetwork, { platform }) : call(stopNetwork, { platform }))
}
