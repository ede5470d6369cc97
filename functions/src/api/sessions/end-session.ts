import { endSession } from '@postwright/core/api/sessions'
import { endOwnSession } from '../../domain/sessions/end-own-session.ts'
import { bind } from '../../http/bind.ts'

export const endSessionRoute = bind(
  endSession,
  { limit: { perMinute: 60, by: 'account' } },
  async ({ deps, caller, input }) => {
    await endOwnSession(deps, caller, input.sessionId)
    return { ended: true as const }
  },
)
