import type { Deps } from '../../deps.ts'
import { type EndReason, endSession } from '../tokens/end-session.ts'

/**
 * Ends all of a person's sessions, or all but one.
 * @returns how many this call ended
 */
export async function endSessions(
  deps: Deps,
  uid: string,
  reason: EndReason,
  { except = null }: { except?: string | null } = {},
): Promise<number> {
  const live = (await deps.sessions.listLive(uid)).filter((session) => session.id !== except)
  const ended = await Promise.all(live.map((session) => endSession(deps, session.id, reason)))
  return ended.filter(Boolean).length
}
