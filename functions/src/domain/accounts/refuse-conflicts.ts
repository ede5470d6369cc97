import { isReservedUsername } from '@postwright/core/model/reserved-usernames'
import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import { passwordError } from './check-password.ts'
import { emailExists } from './email-exists.ts'
import { usernameTaken } from './username-taken.ts'

type Wanted = { email: string; username: string; password: string }

/**
 * Refuses a registration that cannot succeed, with everything that stands against it in `fields`; code and sentence are the
 * first one's. The address is looked up only when something else is wrong: otherwise making the identity tells.
 * @throws `weak_password`, `username_taken`
 */
export async function refuseConflicts(deps: Deps, { email, username, password }: Wanted): Promise<void> {
  const isTaken = isReservedUsername(username) || (await deps.usernames.isTaken(username))
  const weak = passwordError(password, { email, username })
  const taken = isTaken ? usernameTaken(username) : null
  const first = weak ?? taken
  if (!first) return
  const known = (await deps.identity.getUserByEmail(email)) ? emailExists() : null
  const fields = { ...weak?.fields, ...taken?.fields, ...known?.fields }
  throw new AppError(first.code, { detail: first.detail ?? first.message, fields })
}
