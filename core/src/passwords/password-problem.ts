import { PASSWORD_MIN } from '../limits.ts'

/** Why a password is refused. */
export type PasswordProblem = 'too_short' | 'common' | 'own_name' | 'repeated'

/** What belongs to the person; an empty text is not known (yet). */
export type PasswordOwner = { email: string; username: string }

/** Fewer different characters than this are a pattern. */
const DIFFERENT_MIN = 3

/**
 * The product's password policy, the same for the server and for the meter under the field: length, and nothing that is
 * tried first. There are no rules about kinds of characters.
 * @param common lower case; handed in because the list is larger than a page may load before it is needed
 * @returns null when the password is accepted
 */
export function passwordProblem(
  password: string,
  { email, username }: PasswordOwner,
  common: ReadonlySet<string>,
): PasswordProblem | null {
  if ([...password].length < PASSWORD_MIN) return 'too_short'
  const lower = password.toLowerCase()
  if (common.has(lower)) return 'common'
  const address = email.trim().toLowerCase()
  if ([address, address.split('@')[0], username.trim().toLowerCase()].includes(lower)) return 'own_name'
  return new Set(lower).size < DIFFERENT_MIN ? 'repeated' : null
}
