import { PASSWORD_MIN } from '../limits.ts'

/** Reason why a password is refused. */
export type PasswordProblem = 'too_short' | 'common' | 'own_name' | 'repeated'

/** Personal data of the owner; an empty text means not known yet. */
export type PasswordOwner = { email: string; username: string }

/** Minimum number of different characters; passwords with fewer are a repeated pattern. */
const DIFFERENT_MIN = 3

/**
 * Checks a password against the product's policy, which is the same for the server and for the meter below the field. The policy: a minimum length,
 * no commonly used password, not the owner's address, its local part or the username, and at least `DIFFERENT_MIN` different characters. There are no
 * rules about kinds of characters.
 * @param common in lower case; passed as an argument because the list is too large for a page to load before it is needed
 * @returns null if the password is accepted
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
