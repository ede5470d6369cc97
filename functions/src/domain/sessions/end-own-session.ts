import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { endSession } from '../tokens/end-session.ts'

/**
 * Ends one of the caller's sessions, the current one included. Repeating it changes nothing.
 * @throws `not_found` when it is not theirs
 */
export async function endOwnSession(deps: Deps, caller: Caller, sid: string): Promise<void> {
  const session = await deps.sessions.get(sid)
  if (session?.uid !== caller.uid) throw new AppError('not_found', { message: `session ${sid}` })
  await endSession(deps, sid, 'ended_by_owner')
}
