import * as contract from '@postwright/core/api/sessions'
import { listSessions, endOwnSession, endSessions } from '../domain/sessions/sessions.ts'
import { reauthenticate } from '../domain/sessions/reauthenticate.ts'
import { bind, type Route } from '../http/bind.ts'

export const SESSIONS_ROUTES: readonly Route[] = [
  bind(contract.listSessions, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller }) => ({
    sessions: await listSessions(deps, caller),
  })),

  bind(contract.endSession, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => {
    await endOwnSession(deps, caller, input.sessionId)
    return { ended: true as const }
  }),

  bind(contract.endOtherSessions, { limit: { perMinute: 20, by: 'account' } }, async ({ deps, caller }) => ({
    ended: await endSessions(deps, caller.uid, 'ended_by_owner', { except: caller.sessionId }),
  })),

  bind(contract.reauthenticate, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    reauthenticate(deps, caller, input.firebase_id_token),
  ),
]
