import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions } from '@postwright/core/api/sessions'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { session } from '@/session/session.ts'

/** Where the person is signed in, the current session first. */
export function useSessions(uid: string) {
  const query = useQuery({
    queryKey: keyOf(uid),
    queryFn: async () => {
      // A page that has just been loaded anew still ends the session it had before: that one is no device of its own.
      await session.settled()
      return (await call(listSessions, {})).sessions
    },
  })
  return queryState(query)
}

/** Ends one session, or with `null` all but the current one. The list is read anew afterwards. */
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

/** Reads the list anew after something else has ended sessions. */
export function useSessionsChanged(uid: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(uid) })
}
