import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'
import { readNetworkStates } from './integration-commands.ts'

/** Whether publishing on each network is stopped or suspended; `refresh` reads it again. */
export function useNetworkStates() {
  const query = useQuery({ queryKey: ['admin', 'networks'], queryFn: readNetworkStates })
  return { states: queryState(query), refresh: () => void query.refetch() }
}
