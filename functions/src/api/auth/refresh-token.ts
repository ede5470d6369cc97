import { refreshToken } from '@postwright/core/api/auth'
import { refreshSession } from '../../domain/tokens/refresh-session.ts'
import { bindPublic } from '../../http/bind.ts'

export const refreshTokenRoute = bindPublic(
  refreshToken,
  { limit: { perMinute: 120, by: 'address' } },
  async ({ deps, input, request }) => refreshSession(deps, input.refreshToken, request),
)
