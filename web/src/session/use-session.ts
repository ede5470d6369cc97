import { useSyncExternalStore } from 'react'
import { session } from './session.ts'
import type { SessionState } from './session-controller.ts'

/** Returns the session: `loading`, `signed_out`, `challenged`, or `signed_in` with `user` and `workspaceId`. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state)
}

/** Returns the session on screens behind the sign-in, which always has a user. */
export function useSignedIn(): Extract<SessionState, { status: 'signed_in' }> {
  const state = useSession()
  if (state.status !== 'signed_in') throw new Error('useSignedIn is used outside the signed-in part of the product')
  return state
}
