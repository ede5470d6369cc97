import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions } from '@postwright/core/api/sessions'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { session } from '@/session/session.ts'

/** Returns the user's sessions, the current one first. */
export function useSessions(uid: string) {
  const query = useQuery({
    queryKey: keyOf(uid),
    queryFn: async () => {
      // After a reload, the page may still be ending its previous session, which must not be listed as another device.
      await session.settled()
      return (await call(listSessions, {})).sessions
    },
  })
  return queryState(query)
}

/** Ends one session, or with `null` all but the current one, then reloads the list. */
export function useEndSession(uid: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (sessionId: string | null) => {
      if (sessionId === null) return (await call(endOtherSessions, {})).ended
      await call(endSession, { sessionId })
      return 1
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(uid) }),
  })
}

function keyOf(uid: string): string[] {
  return ['sessions', uid]
}

/** Returns a function that reloads the list after sessions were ended elsewhere. */
export function useSessionsChanged(uid: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(uid) })
}
