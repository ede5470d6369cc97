import type { SessionFacts } from '@postwright/core/api/sessions'
import type { Session } from '@postwright/core/model/session'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'

/** The caller's sessions that can still be used: the current one first, then the most recently used. */
export async function listSessions(deps: Deps, caller: Pick<Caller, 'uid' | 'sessionId'>): Promise<SessionFacts[]> {
  const now = deps.clock.now()
  const isUsable = (session: Session) => now < session.idleExpiresAt && now < session.absoluteExpiresAt
  const sessions = (await deps.sessions.listLive(caller.uid)).filter(isUsable)
  return sessions
    .map(({ id, userAgent, createdAt, rotatedAt, place }) => {
      return { id, current: id === caller.sessionId, userAgent, createdAt, lastUsedAt: rotatedAt, place }
    })
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt - a.lastUsedAt)
}
