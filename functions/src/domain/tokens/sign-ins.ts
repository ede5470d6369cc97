import { ENDED_SIGN_INS_MAX } from '@postwright/core/limits'
import type { Session } from '@postwright/core/model/session'
import type { SignIns } from '@postwright/core/model/sign-ins'

/** How many ended sign-ins are kept by name when there are too many of them. */
const KEPT = ENDED_SIGN_INS_MAX / 2

/** Whether a sign-in of this time still counts. The rules decide the same. */
export function counts({ authTimesFrom, authTimesEnded }: SignIns, authTime: number): boolean {
  return authTime >= authTimesFrom && !authTimesEnded.includes(authTime)
}

/** Whether a session has a sign-in behind it that counts. Sessions that do not name theirs began when they were opened. */
export function hasSignIn(
  signIns: SignIns,
  { authTimes, createdAt }: Pick<Session, 'authTimes' | 'createdAt'>,
): boolean {
  if (authTimes.length === 0) return Math.floor(createdAt / 1000) >= signIns.authTimesFrom
  return authTimes.some((authTime) => counts(signIns, authTime))
}

/**
 * The same without these sign-ins. Of too many ended ones the latest are kept by name, and whatever is as old as the others
 * is over too: a sign-in that outlived fifty later ones has to be made again.
 */
export function withEnded(signIns: SignIns, ended: readonly number[]): SignIns {
  const { authTimesFrom } = signIns
  const all = [...new Set([...signIns.authTimesEnded, ...ended])]
    .filter((authTime) => authTime >= authTimesFrom)
    .toSorted((a, b) => a - b)
  if (all.length <= ENDED_SIGN_INS_MAX) return { authTimesFrom, authTimesEnded: all }
  const lastDropped = all.at(-KEPT - 1) ?? authTimesFrom
  return { authTimesFrom: lastDropped + 1, authTimesEnded: all.slice(-KEPT) }
}

/** The same without all sign-ins from before a time; it never becomes earlier. */
export function withFrom(signIns: SignIns, from: number): SignIns {
  const authTimesFrom = Math.max(signIns.authTimesFrom, from)
  return { authTimesFrom, authTimesEnded: signIns.authTimesEnded.filter((authTime) => authTime >= authTimesFrom) }
}
