import type { Session } from '@postwright/core/model/session'
import { endSignIns } from './sign-ins.ts'
import type { Deps } from '../ports/deps.ts'

export type EndReason = NonNullable<Session['revokedReason']>

type Options = {
  /** Sign-ins that stay valid, because another session uses them. */
  keeps?: readonly number[]
  /** Condition that is checked on the session inside the transaction. */
  isStillValid?: (session: Session) => boolean
}

/**
 * Ends a session and its sign-ins and adds an entry to the audit log. From then on, its access tokens are refused, and so is every exchange of the
 * identity provider's tokens for another session. Repeating the call changes nothing.
 * @returns whether this call ended it
 */
export async function endSession(
  deps: ChainDeps,
  sid: string,
  reason: EndReason,
  { keeps = [], isStillValid = () => true }: Options = {},
): Promise<boolean> {
  return deps.transact(async (tx) => {
    const session = await deps.sessions.getIn(tx, sid)
    if (!session || session.revokedAt !== null || !isStillValid(session)) return false
    const authTimes = session.authTimes.filter((authTime) => !keeps.includes(authTime))
    await endSignIns(deps, tx, { uid: session.uid, authTimes })
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

/** Dependencies of a session's token rotation; few enough to be replaced by a simulation. */
export type ChainDeps = Pick<Deps, 'clock' | 'config' | 'logger' | 'tokenKeys' | 'transact' | 'accountChecks'> & {
  sessions: Pick<Deps['sessions'], 'get' | 'getIn' | 'read' | 'compareAndSet' | 'updateIn' | 'listLive'>
  users: Pick<Deps['users'], 'get' | 'getIn' | 'updateIn'>
  members: Pick<Deps['members'], 'pathsOfIn' | 'updateAllIn'>
  identity: Pick<Deps['identity'], 'getUser'>
  auditLog: Pick<Deps['auditLog'], 'appendIn'>
  notifications: Pick<Deps['notifications'], 'getIn' | 'saveIn'>
}
