import { PASSWORD_MIN } from '@postwright/core/limits'
import { COMMON_PASSWORDS } from '@postwright/core/passwords/common-passwords'
import { type PasswordOwner, type PasswordProblem, passwordProblem } from '@postwright/core/passwords/password-problem'
import { AppError } from '../app-error.ts'

const SENTENCES: Record<PasswordProblem, string> = {
  too_short: `Use at least ${PASSWORD_MIN} characters.`,
  common: 'This password is one of the most common ones.',
  own_name: 'Your password must not be your e-mail address or username.',
  repeated: 'This password repeats the same characters.',
}

/**
 * Holds a new password against the policy.
 * @param field the name that the form's input has
 * @throws `weak_password`
 */
export function checkPassword(password: string, owner: PasswordOwner, field?: string): void {
  const error = passwordError(password, owner, field)
  if (error) throw error
}

/** What `checkPassword` would throw; null for a password that is accepted. */
export function passwordError(password: string, owner: PasswordOwner, field = 'password'): AppError | null {
  const problem = passwordProblem(password, owner, COMMON_PASSWORDS)
  if (problem === null) return null
  const sentence = SENTENCES[problem]
  return new AppError('weak_password', { detail: sentence, fields: { [field]: sentence } })
}
