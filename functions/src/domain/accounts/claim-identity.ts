import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { emailExists } from './email-exists.ts'

type Wanted = { email: string; password: string; fullName: string }

/**
 * A new identity for a new account. An existing one is never taken over, used or not: an operator may have created it, with
 * rights of its own. A person whose registration was interrupted recovers the password and signs in, which creates the
 * account.
 * @returns the uid
 * @throws `email_exists`
 */
export async function claimIdentity(deps: Pick<Deps, 'ids' | 'identity'>, wanted: Wanted): Promise<string> {
  const uid = deps.ids.random()
  try {
    await deps.identity.createUser({ uid, ...wanted })
    return uid
  } catch (error) {
    throw error instanceof AppError && error.code === 'email_exists' ? emailExists() : error
  }
}
