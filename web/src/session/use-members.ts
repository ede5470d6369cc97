import { useQuery } from '@tanstack/react-query'
import { listMembers } from '@postwright/core/api/members'
import { call } from '../lib/api-client.ts'
import { queryState } from '../lib/query-state.ts'

const FRESH_FOR = 5 * 60_000

/** Returns the members of a workspace by name; with null it waits without a request. */
export function useMembers(workspaceId: string | null) {
  return queryState(
    useQuery({
      queryKey: ['members', workspaceId],
      queryFn: async () => (workspaceId === null ? [] : (await call(listMembers, { workspaceId })).members),
      enabled: workspaceId !== null,
      staleTime: FRESH_FOR,
    }),
  )
}
