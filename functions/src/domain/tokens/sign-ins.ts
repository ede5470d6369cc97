import { ENDED_SIGN_INS_MAX } from '@postwright/core/limits'
import type { Session } from '@postwright/core/model/session'
import { PROVEN_SIGN_INS_MAX, type ProvenSignIns, type SignIns } from '@postwright/core/model/sign-ins'
import type { User } from '@postwright/core/model/user'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'

/** Number of ended sign-ins that stay listed when the list is full. */
const KEPT = ENDED_SIGN_INS_MAX / 2

/** Returns whether a sign-in is still valid. The rules check this together with `isSignInProven`. */
export function isSignInValid({ authTimesFrom, authTimesEnded }: SignIns, authTime: number): boolean {
  return authTime >= authTimesFrom && !authTimesEnded.includes(authTime)
}

/** Returns whether a sign-in satisfies the account's second factor: it was verified at this sign-in, or the account does not require one. */
export function isSignInProven({ requiresSecondFactor, authTimesProven }: ProvenSignIns, authTime: number): boolean {
  return !requiresSecondFactor || authTimesProven.includes(authTime)
}

/**
 * Returns the sign-ins with these marked as proven. When there are too many, only the latest stay: an older sign-in requires the second factor again.
 */
export function withProven(signIns: SignIns & ProvenSignIns, proven: readonly number[]): ProvenSignIns {
  const all = [...new Set([...signIns.authTimesProven, ...proven])].filter((each) => isSignInValid(signIns, each))
  return { requiresSecondFactor: signIns.requiresSecondFactor, authTimesProven: all.slice(-PROVEN_SIGN_INS_MAX) }
}

/** Returns whether a session has a valid sign-in. A session that lists none has the sign-in with which it was opened. */
export function hasSignIn(
  signIns: SignIns & ProvenSignIns,
  { authTimes, createdAt }: Pick<Session, 'authTimes' | 'createdAt'>,
): boolean {
  if (authTimes.length === 0) {
    return Math.floor(createdAt / 1000) >= signIns.authTimesFrom && !signIns.requiresSecondFactor
  }
  // The proven sign-in may have ended: after a password change, the session continues with another sign-in.
  return (
    authTimes.some((authTime) => isSignInValid(signIns, authTime)) &&
    authTimes.some((authTime) => isSignInProven(signIns, authTime))
  )
}

/**
 * Returns the sign-ins without the ended ones. When too many have ended, only the latest stay listed, and every sign-in as old as an unlisted one
 * ends too: a user whose sign-in is older than fifty ended ones signs in again.
 */
export function withEnded(signIns: SignIns, ended: readonly number[]): SignIns {
  const { authTimesFrom } = signIns
  const all = [...new Set([...signIns.authTimesEnded, ...ended])]
    .filter((authTime) => authTime >= authTimesFrom)
    .toSorted((a, b) => a - b)
  if (all.length <= ENDED_SIGN_INS_MAX) return { authTimesFrom, authTimesEnded: all }
  const lastDropped = all.at(-KEPT - 1) ?? authTimesFrom
  return { authTimesFrom: Math.floor(lastDropped) + 1, authTimesEnded: all.slice(-KEPT) }
}

/** Returns the sign-ins without those before `from`. The stored start time never becomes earlier. */
export function withFrom(signIns: SignIns, from: number): SignIns {
  const authTimesFrom = Math.max(signIns.authTimesFrom, from)
  return { authTimesFrom, authTimesEnded: signIns.authTimesEnded.filter((authTime) => authTime >= authTimesFrom) }
}

/**
 * Requires that the sign-in at this time is still valid and, if the account requires a second factor, that it was verified at this sign-in.
 * @throws `identity_token_invalid` when the sign-in has ended, `account_disabled`, `second_factor_required`
 */
export function requireSignIn(user: User | null, authTime: number): void {
  requireValidSignIn(user, authTime)
  if (!isSignInProven(user, authTime)) throw new AppError('second_factor_required', { message: user.id })
}

/** Requires that the sign-in at this time is still valid, without checking the second factor. */
export function requireValidSignIn(user: User | null, authTime: number): asserts user is User {
  if (user?.status === 'disabled') throw new AppError('account_disabled', { message: user.id })
  if (user && isSignInValid(user, authTime)) return
  throw new AppError('identity_token_invalid', { message: `the sign-in of ${authTime} has been ended` })
}

type SignInDeps = Pick<Deps, 'clock'> & StandingDeps & { users: Pick<Deps['users'], 'getIn' | 'updateIn'> }

/**
 * Ends sign-ins of the identity provider in this backend: no exchange and no rule accepts their tokens any more. Reads before it writes, so a
 * transaction must make its other writes afterwards.
 *
 * A sign-in made in the current second and identified by that second alone is not ended: a new sign-in could not be told apart from it.
 */
export async function endSignIns(
  deps: SignInDeps,
  tx: Tx,
  { uid, authTimes }: { uid: string; authTimes: readonly number[] },
): Promise<void> {
  const second = Math.floor(deps.clock.now() / 1000)
  const past = authTimes.filter((authTime) => authTime < second || !Number.isInteger(authTime))
  if (past.length === 0) return
  const user = await deps.users.getIn(tx, uid)
  const ended = user ? past.filter((authTime) => isSignInValid(user, authTime)) : []
  if (!user || ended.length === 0) return
  await changeStanding(deps, tx, user, withEnded(user, ended))
}

type StandingDeps = {
  users: Pick<Deps['users'], 'updateIn'>
  members: Pick<Deps['members'], 'pathsOfIn' | 'updateAllIn'>
}

/**
 * Changes whether a user has access and which of their sign-ins are valid: in the account and, in the same transaction, in every membership, which
 * the rules read. Reads before it writes, so a transaction must make its other writes afterwards.
 */
export async function changeStanding(deps: StandingDeps, tx: Tx, user: User, patch: Partial<User>): Promise<User> {
  const memberships = await deps.members.pathsOfIn(tx, user.id)
  const changed = deps.users.updateIn(tx, user, patch)
  const { status, authTimesFrom, authTimesEnded, requiresSecondFactor, authTimesProven } = changed
  const signIns = { authTimesFrom, authTimesEnded, requiresSecondFactor, authTimesProven }
  deps.members.updateAllIn(tx, memberships, { suspended: status === 'disabled', ...signIns })
  return changed
}
