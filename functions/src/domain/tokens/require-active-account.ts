import type { User } from '@postwright/core/model/user'
import { followIdentity } from '../accounts/follow-identity.ts'
import { AppError } from '../app-error.ts'
import type { ChainDeps } from './chain-deps.ts'

/**
 * Lets a person pass whose account is there and active, in line with the identity provider as it was within the last seconds.
 * A refusal is not remembered.
 * @throws `session_revoked`: the refresh that follows says why, and with that the client tells a disabled person
 */
export async function requireActiveAccount(deps: ChainDeps, uid: string): Promise<void> {
  await deps.accountChecks(uid, async () => {
    const account = await accountInLine(deps, uid)
    if (account?.status !== 'active') throw new AppError('session_revoked', { message: `${uid} may not enter` })
  })
}

/** A provider that cannot be asked takes nothing from anybody: the account then counts as it was left. */
async function accountInLine(deps: ChainDeps, uid: string): Promise<User | null> {
  const identity = await deps.identity.getUser(uid).catch((error: unknown) => {
    deps.logger.warn('the identity provider could not be asked', { error: String(error) })
    return undefined
  })
  return identity === undefined ? deps.users.get(uid) : followIdentity(deps, uid, identity)
}
