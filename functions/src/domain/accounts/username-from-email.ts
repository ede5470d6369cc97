import { USERNAME_MAX, USERNAME_MIN } from '@postwright/core/limits'
import { isReservedUsername } from '@postwright/core/model/reserved-usernames'

const SUFFIX_LENGTH = 5
/** A neutral name, which gets a random ending. */
const FALLBACK = 'user'

/** A valid user name that resembles the first part of an address; too short ones are lengthened. */
export function usernameFromEmail(email: string): string {
  const local = email.split('@')[0] ?? ''
  const allowed = local
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_.]/g, '')
    .slice(0, USERNAME_MAX - SUFFIX_LENGTH)
    .replace(/^[_.]+|[_.]+$/g, '')
  // Reserved with any ending.
  if (isReservedUsername(`${FALLBACK}${allowed}`)) return FALLBACK
  return allowed.length >= USERNAME_MIN ? allowed : `${FALLBACK}${allowed}`
}

/** The same name with a random ending, for when it is taken. */
export function anotherUsername(username: string, randomId: string): string {
  const ending = randomId.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `${username}${ending.slice(0, SUFFIX_LENGTH)}`
}
