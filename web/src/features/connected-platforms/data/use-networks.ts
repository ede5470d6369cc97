import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'
import { readNetworks } from './connection-commands.ts'

const MINUTE = 60_000

/** The networks that a workspace can connect to, and how. */
export function useNetworks(workspaceId: string) {
  return queryState(
    useQuery({
      queryKey: ['networks', workspaceId],
      queryFn: () => readNetworks(workspaceId),
      staleTime: 5 * MINUTE,
    }),
  )
}
