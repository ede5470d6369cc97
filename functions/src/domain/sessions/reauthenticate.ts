import { REAUTHENTICATION_AGE_MAX, REAUTHENTICATION_TTL, SESSION_SIGN_INS_MAX } from '@postwright/core/limits'
import type { User } from '@postwright/core/model/user'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import {
  withEnded,
  withProven,
  requireSignIn,
  requireValidSignIn,
  endSignIns,
  changeStanding,
} from '../tokens/sign-ins.ts'

/**
 * Records on the session that its user has re-authenticated. The new sign-in is then part of the session like the first one, and ends with it.
 * @returns the time until which sensitive calls are accepted, in epoch milliseconds
 * @throws `identity_token_invalid` for another person's token, `reauthentication_required` for a sign-in that is too old, `account_disabled`,
 * `session_revoked`
 */
export async function reauthenticate(deps: Deps, caller: Caller, idToken: string): Promise<{ until: number }> {
  const identity = await deps.identity.verifyIdToken(idToken)
  if (identity.uid !== caller.uid) throw new AppError('identity_token_invalid', { message: `not ${caller.uid}` })
  const now = deps.clock.now()
  if (now - identity.authTime * 1000 > REAUTHENTICATION_AGE_MAX) {
    throw new AppError('reauthentication_required', { message: 'the sign-in is too old' })
  }
  const at = await deps.transact(async (tx) => {
    const session = await deps.sessions.getIn(tx, caller.sessionId)
    if (!session || session.revokedAt !== null) throw new AppError('session_revoked', { message: caller.sessionId })
    const user = await deps.users.getIn(tx, caller.uid)
    // A session whose user has recently proven the second factor also verifies the sign-in with a new password, but for no longer than before.
    const shownAt = user?.requiresSecondFactor === true ? session.reauthenticatedAt : null
    const isVouchedFor = shownAt !== null && now - shownAt < REAUTHENTICATION_TTL
    if (isVouchedFor) requireValidSignIn(user, identity.authTime)
    else requireSignIn(user, identity.authTime)
    const all = [...new Set([...session.authTimes, identity.authTime])]
    const [kept, dropped] = [all.slice(-SESSION_SIGN_INS_MAX), all.slice(0, -SESSION_SIGN_INS_MAX)]
    if (user?.requiresSecondFactor) await proveIn(deps, tx, user, identity.authTime, dropped)
    else await endSignIns(deps, tx, { uid: caller.uid, authTimes: dropped })
    const reauthenticatedAt = isVouchedFor ? shownAt : now
    deps.sessions.updateIn(tx, session, { reauthenticatedAt, authTimes: kept })
    return reauthenticatedAt
  })
  return { until: at + REAUTHENTICATION_TTL }
}

/** Writes verified and ended sign-ins at once: a transaction reads before it writes. */
async function proveIn(deps: Deps, tx: Tx, user: User, authTime: number, ended: readonly number[]): Promise<void> {
  const signIns = { ...user, ...withEnded(user, ended) }
  const { authTimesFrom, authTimesEnded } = signIns
  await changeStanding(deps, tx, user, { authTimesFrom, authTimesEnded, ...withProven(signIns, [authTime]) })
}
