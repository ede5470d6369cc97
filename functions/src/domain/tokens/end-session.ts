import type { Session } from '@postwright/core/model/session'
import type { ChainDeps } from './chain-deps.ts'

export type EndReason = NonNullable<Session['revokedReason']>

/**
 * Ends a session, with an entry in the audit log; its access tokens are refused from now on. Repeating it changes nothing.
 * @param isStillRight looks at the session as it is inside the transaction
 * @returns whether this call ended it
 */
export async function endSession(
  deps: ChainDeps,
  sid: string,
  reason: EndReason,
  isStillRight: (session: Session) => boolean = () => true,
): Promise<boolean> {
  return deps.transact(async (tx) => {
    const session = await deps.sessions.getIn(tx, sid)
    if (!session || session.revokedAt !== null || !isStillRight(session)) return false
    deps.sessions.updateIn(tx, session, { revokedAt: deps.clock.now(), revokedReason: reason })
    deps.auditLog.appendIn(tx, {
      action: 'session_ended',
      actorUid: session.uid,
      subject: sid,
      facts: { reason, counter: session.counter },
    })
    return true
  })
}
