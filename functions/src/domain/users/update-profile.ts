import { USERNAME_HOLD } from '@postwright/core/limits'
import { isReservedUsername } from '@postwright/core/model/reserved-usernames'
import type { User } from '@postwright/core/model/user'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { usernameTaken } from '../accounts/create-account.ts'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import type { Caller } from '../caller.ts'

/** Maximum number of old names held for one user, so that names cannot be hoarded. */
const HELD_MAX = 3

type Changes = {
  rev: number
  fullName?: string | undefined
  username?: string | undefined
  mutedReasons?: User['mutedReasons'] | undefined
  mailedReasons?: User['mailedReasons'] | undefined
  hookedReasons?: User['hookedReasons'] | undefined
  mailTimes?: User['mailTimes'] | undefined
}

/**
 * Changes the caller's names and notification settings. A new username is reserved in the same transaction, and the old one is held for the caller.
 * @throws `stale_revision`, `username_taken`, `rate_limited` after too many new names
 */
export async function updateProfile(deps: Deps, caller: Caller, changes: Changes): Promise<User> {
  const { rev, fullName, username, mutedReasons, mailedReasons, hookedReasons, mailTimes } = changes
  return deps.transact(async (tx) => {
    const user = await deps.users.getIn(tx, caller.uid)
    if (!user) throw new AppError('unauthenticated', { message: `${caller.uid} has no account` })
    if (user.rev !== rev) throw new AppError('stale_revision', { message: `${rev}, now ${user.rev}` })
    if (username !== undefined && username !== user.username) await swapUsername(deps, tx, user, username)
    return deps.users.updateIn(tx, user, {
      ...(fullName !== undefined && { fullName }),
      ...(username !== undefined && { username }),
      ...(mutedReasons !== undefined && { mutedReasons }),
      ...(mailedReasons !== undefined && { mailedReasons }),
      ...(hookedReasons !== undefined && { hookedReasons }),
      ...(mailTimes !== undefined && { mailTimes }),
    })
  })
}

async function swapUsername(deps: Deps, tx: Tx, user: User, username: string): Promise<void> {
  if (isReservedUsername(username) || (await deps.usernames.isTakenIn(tx, username, user.id))) {
    throw usernameTaken(username)
  }
  if ((await deps.usernames.countHeldIn(tx, user.id)) >= HELD_MAX) {
    const sentence = FIELD_WORDS.usernameChanges
    throw new AppError('rate_limited', { detail: sentence, fields: { username: sentence } })
  }
  deps.usernames.reserveIn(tx, username, user.id)
  deps.usernames.holdIn(tx, user.username, user.id, deps.clock.now() + USERNAME_HOLD)
}
