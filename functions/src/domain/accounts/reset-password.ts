import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { syncIdentity } from '../tokens/sync-identity.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { checkPassword } from './check-password.ts'

/**
 * Sets a new password with the code from the e-mail. All sessions are ended: before it, so that a failure in between leaves
 * none, and after it, for sign-ins that were made with the old password meanwhile.
 * @throws `reset_code_invalid`, `weak_password`
 */
export async function resetPassword(deps: Deps, code: string, password: string): Promise<void> {
  const { email } = await deps.identity.readResetCode(code)
  const person = await deps.identity.getUserByEmail(email)
  if (!person) throw new AppError('reset_code_invalid', { message: 'the account of the code is gone' })
  const user = await deps.users.get(person.uid)
  checkPassword(password, { email, username: user?.username ?? '' }, 'new_password')
  await endSessions(deps, person.uid, 'password_changed')
  await deps.identity.resetPassword(code, password)
  await deps.identity.endSessions(person.uid)
  await endSessions(deps, person.uid, 'password_changed')
  await syncIdentity(deps, person.uid, await deps.identity.getUser(person.uid))
  await deps.auditLog.append({ action: 'password_reset', actorUid: person.uid, subject: person.uid })
}
