import { REAUTHENTICATION_AGE_MAX, REAUTHENTICATION_TTL, SESSION_SIGN_INS_MAX } from '@postwright/core/limits'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { endSignIns } from '../tokens/end-sign-ins.ts'
import { requireSignIn } from '../tokens/require-sign-in.ts'

/**
 * Records on the session that its person has re-authenticated. The new sign-in then belongs to the session like the first
 * one, and ends with it.
 * @returns until when sensitive calls are accepted, in epoch milliseconds
 * @throws `identity_token_invalid` for another person's token, `reauthentication_required` for a sign-in that is too old,
 * `account_disabled`, `session_revoked`
 */
export async function reauthenticate(deps: Deps, caller: Caller, idToken: string): Promise<{ until: number }> {
  const identity = await deps.identity.verifyIdToken(idToken)
  if (identity.uid !== caller.uid) throw new AppError('identity_token_invalid', { message: `not ${caller.uid}` })
  const now = deps.clock.now()
  if (now - identity.authTime * 1000 > REAUTHENTICATION_AGE_MAX) {
    throw new AppError('reauthentication_required', { message: 'the sign-in is too old' })
  }
  await deps.transact(async (tx) => {
    const session = await deps.sessions.getIn(tx, caller.sessionId)
    if (!session || session.revokedAt !== null) throw new AppError('session_revoked', { message: caller.sessionId })
    requireSignIn(await deps.users.getIn(tx, caller.uid), identity.authTime)
    const all = [...new Set([...session.authTimes, identity.authTime])]
    const authTimes = all.slice(-SESSION_SIGN_INS_MAX)
    await endSignIns(deps, tx, { uid: caller.uid, authTimes: all.slice(0, -SESSION_SIGN_INS_MAX) })
    deps.sessions.updateIn(tx, session, { reauthenticatedAt: now, authTimes })
  })
  return { until: now + REAUTHENTICATION_TTL }
}
