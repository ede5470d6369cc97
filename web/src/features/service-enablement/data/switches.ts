import { useQuery } from '@tanstack/react-query'
import { listSwitches, setSwitch } from '@postwright/core/api/switches'
import type { InputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

/** Every service, and for whom it is on; `refresh` reads it again. */
export function useSwitches() {
  const query = useQuery({
    queryKey: ['admin', 'switches'],
    queryFn: async () => (await call(listSwitches, {})).switches,
    staleTime: 0,
  })
  return { switches: queryState(query), refresh: () => void query.refetch() }
}

/** @throws ApiError, `stale_revision` and `reauthentication_required` among them */
export async function saveSwitch(input: InputOf<typeof setSwitch>): Promise<void> {
  await call(setSwitch, input)
}
