import type { Deps } from '../ports/deps.ts'
import { type EndReason, endSession } from '../tokens/end-session.ts'
import { endSignIns } from '../tokens/end-sign-ins.ts'

/**
 * Ends all of a person's sessions with their sign-ins, or all but one.
 * @returns how many this call ended
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
  // All sign-ins in one write: as many transactions on one account would contend.
  const authTimes = ending.flatMap((session) => session.authTimes).filter((authTime) => !kept.includes(authTime))
  // An account that is being deleted need not be readable: its memberships are deleted, and with them its access by the rules.
  if (reason !== 'account_deleted') await deps.transact((tx) => endSignIns(deps, tx, { uid, authTimes }))
  const ended = await Promise.all(
    ending.map((session) => endSession(deps, session.id, reason, { keeps: session.authTimes })),
  )
  return ended.filter(Boolean).length
}
