import { REFRESH_REUSE_WINDOW } from '@postwright/core/limits'
import type { Session } from '@postwright/core/model/session'

/**
 * What a refresh token of turn `counter` achieves: `rotate` begins the next turn; `repeat` gives the current one again, to
 * parallel requests and to those whose reply was lost; `ended` and `expired` are refusals; `reuse` means two parties hold the
 * chain.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'reuse' | 'expired' | 'ended'

/** Within the window the parent is answered however often it comes: how many ask at once says nothing about theft. */
export function decideRefresh(session: Session, counter: number, now: number): RefreshDecision {
  if (session.revokedAt !== null) return 'ended'
  if (now >= session.idleExpiresAt || now >= session.absoluteExpiresAt) return 'expired'
  if (counter === session.counter) return 'rotate'
  const isParent = counter === session.counter - 1
  return isParent && now - session.rotatedAt <= REFRESH_REUSE_WINDOW ? 'repeat' : 'reuse'
}
