import type { SessionFacts } from '@postwright/core/api/sessions'
import type { Session } from '@postwright/core/model/session'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { AppError } from '../app-error.ts'
import { endSession, type EndReason } from '../tokens/end-session.ts'
import { endSignIns } from '../tokens/sign-ins.ts'

/** Lists the caller's sessions that can still be used: the current one first, then the most recently used. */
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

/**
 * Ends one of the caller's sessions, including the current one. A repeated call changes nothing. If the caller's session replaced it on the same
 * device, the sign-in that both share stays valid.
 * @throws `not_found` when it is not theirs
 */
export async function endOwnSession(deps: Deps, caller: Caller, sid: string): Promise<void> {
  const [session, own] = await Promise.all([deps.sessions.get(sid), deps.sessions.get(caller.sessionId)])
  if (session?.uid !== caller.uid) throw new AppError('not_found', { message: `session ${sid}` })
  const isReplaced = own !== null && own.id !== sid && own.deviceKey === session.deviceKey
  await endSession(deps, sid, 'ended_by_owner', { keeps: isReplaced ? own.authTimes : [] })
}

/**
 * Ends all of a person's sessions with their sign-ins, or all but one.
 * @returns the number of sessions that this call ended
 */
export async function endSessions(
  deps: Deps,
  uid: string,
  reason: EndReason,
  { except = null }: { except?: string | null } = {},
): Promise<number> {
  const live = await deps.sessions.listLive(uid)
  const kept = live.find((session) => session.id === except)?.authTimes ?? []
  const ending = live.filter((session) => session.id !== except)
  // Ends all sign-ins in one write: separate transactions on one account would contend.
  const authTimes = ending.flatMap((session) => session.authTimes).filter((authTime) => !kept.includes(authTime))
  // An account that is being deleted may be unreadable: its memberships are deleted, and with them its access by the rules.
  if (reason !== 'account_deleted') await deps.transact((tx) => endSignIns(deps, tx, { uid, authTimes }))
  const ended = await Promise.all(
    ending.map((session) => endSession(deps, session.id, reason, { keeps: session.authTimes })),
  )
  return ended.filter(Boolean).length
}
