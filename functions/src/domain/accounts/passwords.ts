import { SESSION_SIGN_INS_MAX, PASSWORD_MIN } from '@postwright/core/limits'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { DETAIL_WORDS, FIELD_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'
import { syncIdentity } from '../tokens/sync-identity.ts'
import { endSessions } from '../sessions/sessions.ts'
import { COMMON_PASSWORDS } from '@postwright/core/passwords/common-passwords'
import { type PasswordOwner, type PasswordProblem, passwordProblem } from '@postwright/core/passwords/password-problem'

const SIGN_IN_EXPECTED_WITHIN = 60_000

/**
 * Sets a new password and ends the caller's other sessions, and every sign-in at the identity provider. The caller's session continues: the client
 * signs in again and adds that sign-in by re-authentication.
 * @returns the number of ended sessions
 * @throws `weak_password`
 */
export async function changePassword(deps: Deps, caller: Caller, password: string): Promise<number> {
  const user = await deps.users.get(caller.uid)
  if (!user) throw new AppError('unauthenticated', { message: `${caller.uid} has no account` })
  checkPassword(password, user, 'new_password')
  await expectSignIn(deps, caller.sessionId)
  await deps.identity.setPassword(caller.uid, password)
  const ended = await endSessions(deps, caller.uid, 'password_changed', { except: caller.sessionId })
  await syncIdentity(deps, caller.uid, await deps.identity.getUser(caller.uid))
  await deps.auditLog.append({ action: 'password_changed', actorUid: caller.uid, subject: caller.uid })
  return ended
}

/** Adds the expected sign-in with the new password to the session in advance, so that the session stays valid until then. */
async function expectSignIn(deps: Deps, sid: string): Promise<void> {
  const expected = Math.ceil((deps.clock.now() + SIGN_IN_EXPECTED_WITHIN) / 1000)
  await deps.transact(async (tx) => {
    const session = await deps.sessions.getIn(tx, sid)
    const authTimes = [...(session?.authTimes ?? []), expected].slice(-SESSION_SIGN_INS_MAX)
    if (session) deps.sessions.updateIn(tx, session, { authTimes })
  })
}

type PasswordMail = Pick<Deps, 'clock'> & {
  identity: Pick<Deps['identity'], 'sendPasswordReset'>
  logger: Pick<Deps['logger'], 'error'>
}

/** A reply waits for the end of a period of this length, in milliseconds, which is usually longer than the work. */
const ANSWER_PERIOD = 1_000

/**
 * Sends the email for a new password. Neither the reply nor its timing reveals whether the address is known: failures are
 * only logged, and the reply waits for the end of a period that is usually much longer than the work.
 */
export async function recoverPassword(deps: PasswordMail, email: string): Promise<void> {
  const began = deps.clock.now()
  try {
    await deps.identity.sendPasswordReset(email)
  } catch (error) {
    deps.logger.error('an email for a new password was not sent', { error: String(error) })
  }
  const took = deps.clock.now() - began
  await deps.clock.sleep(ANSWER_PERIOD - (took % ANSWER_PERIOD))
}

/**
 * Sets a new password with the code from the email. All sessions are ended twice: before the change, so that a failure in between leaves
 * none, and after it, for sign-ins made with the old password meanwhile.
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

const SENTENCES: Record<PasswordProblem, string> = {
  too_short: fillWords(FIELD_WORDS.tooShort, { min: PASSWORD_MIN }),
  ...DETAIL_WORDS.password,
}

/**
 * Checks a new password against the policy.
 * @param field the name of the form field
 * @throws `weak_password`
 */
export function checkPassword(password: string, owner: PasswordOwner, field?: string): void {
  const error = passwordError(password, owner, field)
  if (error) throw error
}

/** Returns the error that `checkPassword` would throw; null for an accepted password. */
export function passwordError(password: string, owner: PasswordOwner, field = 'password'): AppError | null {
  const problem = passwordProblem(password, owner, COMMON_PASSWORDS)
  if (problem === null) return null
  const sentence = SENTENCES[problem]
  return new AppError('weak_password', { detail: sentence, fields: { [field]: sentence } })
}
