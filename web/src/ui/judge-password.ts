import { type PasswordProblem, passwordProblem } from '@postwright/core/passwords/password-problem'
import { passwordStrength, type PasswordStrength } from './password-strength.ts'

/** What is known of the person whose password it is; empty texts are not known (yet). */
export type PasswordPerson = { email: string; username?: string; fullName?: string }

/** What the server will say, and how good an accepted password is; `unknown` until the common passwords are there. */
export type Verdict =
  | { kind: 'refused'; problem: PasswordProblem }
  | { kind: 'accepted'; strength: PasswordStrength }
  | { kind: 'unknown' }

const NOTHING: ReadonlySet<string> = new Set()

/**
 * Judges a new password by the server's own rule.
 * @param common null while the list is not loaded: nothing is called good then
 */
export function judgePassword(
  password: string,
  { email, username = '', fullName = '' }: PasswordPerson,
  common: ReadonlySet<string> | null,
): Verdict {
  if (password === '') return { kind: 'unknown' }
  const problem = passwordProblem(password, { email, username }, common ?? NOTHING)
  if (problem !== null) return { kind: 'refused', problem }
  if (common === null) return { kind: 'unknown' }
  return { kind: 'accepted', strength: passwordStrength(password, [email, username, fullName]) }
}
