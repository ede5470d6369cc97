import { isReservedUsername } from '@postwright/core/model/reserved-usernames'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { passwordError } from './check-password.ts'
import { emailExists } from './email-exists.ts'
import { usernameTaken } from './username-taken.ts'

type Wanted = { email: string; username: string; password: string }

/**
 * Refuses a registration that cannot succeed, with every reason in `fields`; code and sentence are those of the first. The
 * address is looked up only when something else is wrong: otherwise creating the identity finds a conflict.
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
