import { REFRESH_REUSE_MAX, REFRESH_REUSE_WINDOW } from '@postwright/core/limits'
import type { Session } from '@postwright/core/model/session'

/**
 * What a refresh token of turn `counter` achieves: `rotate` begins the next turn; `repeat` gives the current one again,
 * to somebody whose reply was lost or who raced; `ended` and `expired` are refusals; `reuse` means two parties hold the chain.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'reuse' | 'expired' | 'ended'

export function decideRefresh(session: Session, counter: number, now: number): RefreshDecision {
  if (session.revokedAt !== null) return 'ended'
  if (now >= session.idleExpiresAt || now >= session.absoluteExpiresAt) return 'expired'
  if (counter === session.counter) return 'rotate'
  const isParent = counter === session.counter - 1
  const isFresh = now - session.rotatedAt <= REFRESH_REUSE_WINDOW
  if (isParent && isFresh && session.parentUses < REFRESH_REUSE_MAX) return 'repeat'
  return 'reuse'
}
