import { REFRESH_REUSE_MAX, REFRESH_REUSE_WINDOW } from '@postwright/core/limits'
import type { Session } from '@postwright/core/model/session'

/**
 * What a refresh token of turn `counter` achieves: `rotate` begins the next turn; `join` and `repeat` give the current one
 * again, `join` to somebody who asked before it began, `repeat`, which is counted, to somebody whose reply was lost;
 * `ended` and `expired` are refusals; `reuse` means two parties hold the chain.
 */
export type RefreshDecision = 'rotate' | 'join' | 'repeat' | 'reuse' | 'expired' | 'ended'

/** When a refresh reached the server, and when it is decided. */
export type Moments = { receivedAt: number; now: number }

export function decideRefresh(session: Session, counter: number, { receivedAt, now }: Moments): RefreshDecision {
  if (session.revokedAt !== null) return 'ended'
  if (now >= session.idleExpiresAt || now >= session.absoluteExpiresAt) return 'expired'
  if (counter === session.counter) return 'rotate'
  const isParent = counter === session.counter - 1
  const isFresh = now - session.rotatedAt <= REFRESH_REUSE_WINDOW
  if (!isParent || !isFresh) return 'reuse'
  // NOTE strictly: whoever comes within the millisecond of the rotation counts as later, so no use escapes the bound.
  if (receivedAt < session.rotatedAt) return 'join'
  return session.parentUses < REFRESH_REUSE_MAX ? 'repeat' : 'reuse'
}
