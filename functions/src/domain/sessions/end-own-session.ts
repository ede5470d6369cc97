import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { endSession } from '../tokens/end-session.ts'

/**
 * Ends one of the caller's sessions, the current one included. Repeating it changes nothing. When it is an earlier session of
 * the same device, which the caller's replaces, the sign-in that both share stays valid.
 * @throws `not_found` when it is not theirs
 */
export async function endOwnSession(deps: Deps, caller: Caller, sid: string): Promise<void> {
  const [session, own] = await Promise.all([deps.sessions.get(sid), deps.sessions.get(caller.sessionId)])
  if (session?.uid !== caller.uid) throw new AppError('not_found', { message: `session ${sid}` })
  const isReplaced = own !== null && own.id !== sid && own.deviceKey === session.deviceKey
  await endSession(deps, sid, 'ended_by_owner', { keeps: isReplaced ? own.authTimes : [] })
}
