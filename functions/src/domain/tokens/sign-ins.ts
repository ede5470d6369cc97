import { ENDED_SIGN_INS_MAX } from '@postwright/core/limits'
import type { Session } from '@postwright/core/model/session'
import { PROVEN_SIGN_INS_MAX, type ProvenSignIns, type SignIns } from '@postwright/core/model/sign-ins'

/** How many ended sign-ins stay listed when there are too many of them. */
const KEPT = ENDED_SIGN_INS_MAX / 2

/** Whether a sign-in is still valid. Together with `isSignInProven` it is what the rules check. */
export function isSignInValid({ authTimesFrom, authTimesEnded }: SignIns, authTime: number): boolean {
  return authTime >= authTimesFrom && !authTimesEnded.includes(authTime)
}

/** Whether the second factor was shown at a sign-in, where the account asks for one. */
export function isSignInProven({ requiresSecondFactor, authTimesProven }: ProvenSignIns, authTime: number): boolean {
  return !requiresSecondFactor || authTimesProven.includes(authTime)
}

/** The same with these sign-ins proven. Of too many only the latest stay: at an older one the second factor is shown again. */
export function withProven(signIns: SignIns & ProvenSignIns, proven: readonly number[]): ProvenSignIns {
  const all = [...new Set([...signIns.authTimesProven, ...proven])].filter((each) => isSignInValid(signIns, each))
  return { requiresSecondFactor: signIns.requiresSecondFactor, authTimesProven: all.slice(-PROVEN_SIGN_INS_MAX) }
}

/** Whether a session has a valid sign-in. Sessions that list none have the one at which they were opened. */
export function hasSignIn(
  signIns: SignIns & ProvenSignIns,
  { authTimes, createdAt }: Pick<Session, 'authTimes' | 'createdAt'>,
): boolean {
  if (authTimes.length === 0) {
    return Math.floor(createdAt / 1000) >= signIns.authTimesFrom && !signIns.requiresSecondFactor
  }
  // One that is over may have been the proven one: a session with a new password goes on.
  return (
    authTimes.some((authTime) => isSignInValid(signIns, authTime)) &&
    authTimes.some((authTime) => isSignInProven(signIns, authTime))
  )
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
