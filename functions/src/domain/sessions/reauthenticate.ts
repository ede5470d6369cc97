import { REAUTHENTICATION_AGE_MAX, REAUTHENTICATION_TTL } from '@postwright/core/limits'
import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'

/**
 * Notes on the session that its person has just shown again who they are.
 * @returns until when sensitive calls are accepted, in epoch milliseconds
 * @throws `identity_token_invalid` for somebody else's token, `reauthentication_required` for a sign-in that is too old,
 * `account_disabled`, `session_revoked`
 */
export async function reauthenticate(deps: Deps, caller: Caller, idToken: string): Promise<{ until: number }> {
  const identity = await deps.identity.verifyIdToken(idToken)
  if (identity.uid !== caller.uid) throw new AppError('identity_token_invalid', { message: `not ${caller.uid}` })
  const now = deps.clock.now()
  if (now - identity.authenticatedAt > REAUTHENTICATION_AGE_MAX) {
    throw new AppError('reauthentication_required', { message: 'the sign-in is too old' })
  }
  await deps.transact(async (tx) => {
    const session = await deps.sessions.getIn(tx, caller.sessionId)
    if (!session || session.revokedAt !== null) throw new AppError('session_revoked', { message: caller.sessionId })
    deps.sessions.updateIn(tx, session, { reauthenticatedAt: now })
  })
  return { until: now + REAUTHENTICATION_TTL }
}
