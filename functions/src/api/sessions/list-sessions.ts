import { listSessions as contract } from '@postwright/core/api/sessions'
import { listSessions } from '../../domain/sessions/list-sessions.ts'
import { bind } from '../../http/bind.ts'

export const listSessionsRoute = bind(
  contract,
  { limit: { perMinute: 60, by: 'account' } },
  async ({ deps, caller }) => ({ sessions: await listSessions(deps, caller) }),
)
