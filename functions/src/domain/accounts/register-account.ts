import type { User } from '@postwright/core/model/user'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { createAccount, usernameTaken } from './create-account.ts'
import { isReservedUsername } from '@postwright/core/model/reserved-usernames'
import { passwordError } from './passwords.ts'
import { ERROR_WORDS } from '../error-words.ts'

export type Registration = {
  fullName: string
  username: string
  email: string
  password: string
  referralCode: string | null
  timeZone: string
}

/**
 * Creates an account with email and password. Identity and documents are in two systems, so after a failure between them the
 * identity is deleted; if that fails too, recovering the password and signing in creates the account.
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
    // NOTE a transaction may report a failure after it was committed; then the account exists.
    if (account?.defaultWorkspaceId === workspaceId) return account
    if (!account) await deps.identity.deleteUser(uid)
    throw error instanceof AppError && error.code === 'username_taken' ? usernameTaken(username) : error
  }
}

type Wanted = { email: string; password: string; fullName: string }

/**
 * Creates an identity for a new account. An existing one is never reused, even without an account: an operator may have created it with special
 * rights. A person whose registration was interrupted recovers the password and signs in, which creates the account.
 * @returns the uid
 * @throws `email_exists`
 */
async function claimIdentity(deps: Pick<Deps, 'ids' | 'identity'>, wanted: Wanted): Promise<string> {
  const uid = deps.ids.random()
  try {
    await deps.identity.createUser({ uid, ...wanted })
    return uid
  } catch (error) {
    throw error instanceof AppError && error.code === 'email_exists' ? emailExists() : error
  }
}

type RefuseConflictsWanted = { email: string; username: string; password: string }

/**
 * Rejects a registration that cannot succeed, with all reasons in `fields`; code and message are those of the first. The
 * address is looked up only if another field is invalid: otherwise creating the identity detects a conflict.
 * @throws `weak_password`, `username_taken`
 */
async function refuseConflicts(deps: Deps, { email, username, password }: RefuseConflictsWanted): Promise<void> {
  const isTaken = isReservedUsername(username) || (await deps.usernames.isTaken(username))
  const weak = passwordError(password, { email, username })
  const taken = isTaken ? usernameTaken(username) : null
  const first = weak ?? taken
  if (!first) return
  const known = (await deps.identity.getUserByEmail(email)) ? emailExists() : null
  const fields = { ...weak?.fields, ...taken?.fields, ...known?.fields }
  throw new AppError(first.code, { detail: first.detail ?? first.message, fields })
}

/** Returns the error for an address that has an account, with a message for the form field. */
function emailExists(): AppError {
  return new AppError('email_exists', { fields: { email: ERROR_WORDS.email_exists } })
}
