import { ENDED_SIGN_INS_MAX } from '@postwright/core/limits'
import type { Session } from '@postwright/core/model/session'
import type { SignIns } from '@postwright/core/model/sign-ins'

/** How many ended sign-ins stay listed when there are too many of them. */
const KEPT = ENDED_SIGN_INS_MAX / 2

/** Whether a sign-in is still valid. The rules check the same. */
export function isSignInValid({ authTimesFrom, authTimesEnded }: SignIns, authTime: number): boolean {
  return authTime >= authTimesFrom && !authTimesEnded.includes(authTime)
}

/** Whether a session has a valid sign-in. Sessions that list none have the one at which they were opened. */
export function hasSignIn(
  signIns: SignIns,
  { authTimes, createdAt }: Pick<Session, 'authTimes' | 'createdAt'>,
): boolean {
  if (authTimes.length === 0) return Math.floor(createdAt / 1000) >= signIns.authTimesFrom
  return authTimes.some((authTime) => isSignInValid(signIns, authTime))
}

/**
 * The same without these sign-ins. Of too many ended ones only the latest stay listed, and all sign-ins as old as the others
 * end too: a person whose sign-in is older than fifty ended ones signs in again.
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

/** The same without all sign-ins from before a time; it never becomes earlier. */
export function withFrom(signIns: SignIns, from: number): SignIns {
  const authTimesFrom = Math.max(signIns.authTimesFrom, from)
  return { authTimesFrom, authTimesEnded: signIns.authTimesEnded.filter((authTime) => authTime >= authTimesFrom) }
}
