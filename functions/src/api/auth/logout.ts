import { logout } from '@postwright/core/api/auth'
import { endSession } from '../../domain/tokens/end-session.ts'
import { bind } from '../../http/bind.ts'

export const logoutRoute = bind(
  logout,
  { limit: { perMinute: 30, by: 'account' }, acceptEndedSession: true },
  async ({ deps, caller }) => {
    await endSession(deps, caller.sessionId, 'signed_out')
    return { signedOut: true as const }
  },
)
