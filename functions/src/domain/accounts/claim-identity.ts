import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import { emailExists } from './email-exists.ts'

type Wanted = { email: string; password: string; fullName: string }

/**
 * A fresh identity for a new account. One that is there already is never claimed, used or not: an operator may have made it,
 * with rights of its own. A person whose registration was cut off recovers the password and signs in, and that makes the
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
