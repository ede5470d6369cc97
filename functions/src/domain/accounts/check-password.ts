import { PASSWORD_MIN } from '@postwright/core/limits'
import { AppError } from '../app-error.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/**
 * The product's password policy: length, and nothing that is tried first. There are no rules about kinds of characters.
 * @throws `weak_password`
 */
export function checkPassword(password: string, { email, username }: { email: string; username: string }): void {
  if ([...password].length < PASSWORD_MIN) throw weakPassword(`Use at least ${PASSWORD_MIN} characters.`)
  const lower = password.toLowerCase()
  if (COMMON_PASSWORDS.has(lower)) throw weakPassword('This password is one of the most common ones.')
  const own = [email, email.split('@')[0], username]
  if (own.includes(lower)) throw weakPassword('Your password must not be your e-mail address or username.')
  if (new Set(lower).size < 3) throw weakPassword('This password repeats the same characters.')
}

function weakPassword(sentence: string): AppError {
  return new AppError('weak_password', { detail: sentence, fields: { password: sentence } })
}
