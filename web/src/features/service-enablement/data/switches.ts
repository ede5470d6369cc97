import { useQuery } from '@tanstack/react-query'
import { endWindow, getServiceImpact, listSwitches } from '@postwright/core/api/switches'
import type { OutputOf } from '@postwright/core/endpoint'
import type { ServiceId } from '@postwright/core/model/service-switch'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

export type ServiceImpact = OutputOf<typeof getServiceImpact>

/** Returns every service with its audience; `refresh` reloads the list. */
export function useSwitches() {
  const query = useQuery({
    queryKey: ['admin', 'switches'],
    queryFn: async () => (await call(listSwitches, {})).switches,
    staleTime: 0,
  })
  return { switches: queryState(query), refresh: () => void query.refetch() }
}

/** Counts the work that is paused when a service is turned off, without caching. */
export function useServiceImpact(id: ServiceId) {
  return queryState(
    useQuery({
      queryKey: ['admin', 'service-impact', id],
      queryFn: () => call(getServiceImpact, { id }),
      staleTime: 0,
      gcTime: 0,
    }),
  )
}

/** Removes a planned maintenance window, or ends a current one. @throws ApiError */
export async function removeWindow(id: ServiceId, windowId: string): Promise<void> {
  await call(endWindow, { id, windowId })
}
