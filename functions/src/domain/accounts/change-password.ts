import { SESSION_SIGN_INS_MAX } from '@postwright/core/limits'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { syncIdentity } from '../tokens/sync-identity.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { checkPassword } from './check-password.ts'

const SIGN_IN_EXPECTED_WITHIN = 60_000

/**
 * Sets a new password and ends the caller's other sessions, and every sign-in at the identity provider. The caller's session continues:
 * the client signs in again and adds that sign-in by a re-authentication.
 * @returns how many it ended
 * @throws `weak_password`
 */
export async function changePassword(deps: Deps, caller: Caller, password: string): Promise<number> {
  const user = await deps.users.get(caller.uid)
  if (!user) throw new AppError('unauthenticated', { message: `${caller.uid} has no account` })
  checkPassword(password, user, 'new_password')
  await expectSignIn(deps, caller.sessionId)
  await deps.identity.setPassword(caller.uid, password)
  const ended = await endSessions(deps, caller.uid, 'password_changed', { except: caller.sessionId })
  await syncIdentity(deps, caller.uid, await deps.identity.getUser(caller.uid))
  await deps.auditLog.append({ action: 'password_changed', actorUid: caller.uid, subject: caller.uid })
  return ended
}

/** Allows for the sign-in with the new password that is about to be made, so that the session stays valid until then. */
async function expectSignIn(deps: Deps, sid: string): Promise<void> {
  const expected = Math.ceil((deps.clock.now() + SIGN_IN_EXPECTED_WITHIN) / 1000)
  await deps.transact(async (tx) => {
    const session = await deps.sessions.getIn(tx, sid)
    const authTimes = [...(session?.authTimes ?? []), expected].slice(-SESSION_SIGN_INS_MAX)
    if (session) deps.sessions.updateIn(tx, session, { authTimes })
  })
}
