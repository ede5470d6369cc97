import { useQuery } from '@tanstack/react-query'
import {
  closeBreaker,
  getNetworkImpact,
  listNetworkStates,
  resumeNetwork,
  stopNetwork,
} from '@postwright/core/api/networks'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Platform } from '@postwright/core/platforms/platform'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

export type NetworkState = OutputOf<typeof listNetworkStates>['networks'][number]
export type NetworkImpact = OutputOf<typeof getNetworkImpact>

/** Returns every network, with whether publishing there is stopped or suspended; `refresh` reloads the list. */
export function useNetworkStates() {
  const query = useQuery({
    queryKey: ['admin', 'networks'],
    queryFn: async () => (await call(listNetworkStates, {})).networks,
  })
  return { states: queryState(query), refresh: () => void query.refetch() }
}

/** Counts the posts affected by turning a network off or on, without caching. */
export function useNetworkImpact(platform: Platform) {
  return queryState(
    useQuery({
      queryKey: ['admin', 'network-impact', platform],
      queryFn: () => call(getNetworkImpact, { platform }),
      staleTime: 0,
      gcTime: 0,
    }),
  )
}

/** Stops publishing on a network everywhere. @throws ApiError */
export async function turnNetworkOff(platform: Platform, reason: string): Promise<void> {
  await call(stopNetwork, { platform, reason })
}

/** Starts publishing on a network again. @throws ApiError */
export async function turnNetworkOn(platform: Platform): Promise<void> {
  await call(resumeNetwork, { platform })
}

/**
 * Closes a suspended network's circuit breaker, so that deliveries call the network again immediately. @throws ApiError, `reauthentication_required`
 * among them
 */
export async function closeNetworkBreaker(platform: Platform, reason: string): Promise<void> {
  await call(closeBreaker, { platform, reason })
}
