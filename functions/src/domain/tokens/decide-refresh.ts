import { REFRESH_REUSE_WINDOW } from '@postwright/core/limits'
import type { Session } from '@postwright/core/model/session'

/**
 * The result of a refresh token with this `counter`: `rotate` raises the counter; `repeat` gives the current successor again,
 * to parallel requests and to those whose reply was lost; `ended` and `expired` are refusals; `reuse` means that two clients
 * use tokens of one session.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'reuse' | 'expired' | 'ended'

/** Within the window the parent is accepted any number of times: parallel requests are no sign of theft. */
export function decideRefresh(session: Session, counter: number, now: number): RefreshDecision {
  if (session.revokedAt !== null) return 'ended'
  if (now >= session.idleExpiresAt || now >= session.absoluteExpiresAt) return 'expired'
  if (counter === session.counter) return 'rotate'
  const isParent = counter === session.counter - 1
  return isParent && now - session.rotatedAt <= REFRESH_REUSE_WINDOW ? 'repeat' : 'reuse'
}
