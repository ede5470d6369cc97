import type { User } from '@postwright/core/model/user'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { claimIdentity } from './claim-identity.ts'
import { createAccount } from './create-account.ts'
import { refuseConflicts } from './refuse-conflicts.ts'
import { usernameTaken } from './username-taken.ts'

export type Registration = {
  fullName: string
  username: string
  email: string
  password: string
  referralCode: string | null
  timeZone: string
}

/**
 * A new account with e-mail and password. Identity and documents are in two systems, so after a failure between them the
 * identity is deleted; where even that fails, recovering the password and signing in creates the account.
 * @throws `weak_password`, `username_taken`, `email_exists`
 */
export async function registerAccount(deps: Deps, registration: Registration): Promise<User> {
  const { fullName, username, email, password, referralCode, timeZone } = registration
  await refuseConflicts(deps, registration)
  const uid = await claimIdentity(deps, { email, password, fullName })
  const workspaceId = deps.ids.random()
  try {
    return await createAccount(deps, {
      uid,
      workspaceId,
      timeZone,
      fullName,
      username,
      email,
      emailVerified: false,
      photoURL: null,
      role: 'user',
      referralCodeApplied: referralCode,
    })
  } catch (error) {
    const account = await deps.users.get(uid)
    // NOTE a transaction may fail after it was committed; then the account exists.
    if (account?.defaultWorkspaceId === workspaceId) return account
    if (!account) await deps.identity.deleteUser(uid)
    throw error instanceof AppError && error.code === 'username_taken' ? usernameTaken(username) : error
  }
}
