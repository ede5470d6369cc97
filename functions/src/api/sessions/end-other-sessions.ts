import { endOtherSessions } from '@postwright/core/api/sessions'
import { endSessions } from '../../domain/sessions/end-sessions.ts'
import { bind } from '../../http/bind.ts'

export const endOtherSessionsRoute = bind(
  endOtherSessions,
  { limit: { perMinute: 20, by: 'account' } },
  async ({ deps, caller }) => ({
    ended: await endSessions(deps, caller.uid, 'ended_by_owner', { except: caller.sessionId }),
  }),
)
