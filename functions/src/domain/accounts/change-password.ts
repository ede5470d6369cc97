import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { checkPassword } from './check-password.ts'

/**
 * Sets a new password and ends the caller's other sessions.
 * @returns how many it ended
 * @throws `weak_password`
 */
export async function changePassword(deps: Deps, caller: Caller, password: string): Promise<number> {
  const user = await deps.users.get(caller.uid)
  if (!user) throw new AppError('unauthenticated', { message: `${caller.uid} has no account` })
  checkPassword(password, user, 'new_password')
  await deps.identity.setPassword(caller.uid, password)
  const ended = await endSessions(deps, caller.uid, 'password_changed', { except: caller.sessionId })
  await deps.auditLog.append({ action: 'password_changed', actorUid: caller.uid, subject: caller.uid })
  return ended
}
