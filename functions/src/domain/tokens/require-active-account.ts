import type { User } from '@postwright/core/model/user'
import { syncIdentity } from './sync-identity.ts'
import { AppError } from '../app-error.ts'
import type { ChainDeps } from './chain-deps.ts'

/**
 * Requires that the person's account exists and is active, in sync with the identity provider within the last seconds.
 * A refusal is not cached.
 * @throws `session_revoked`: the refresh that follows gives the reason, which the client shows to a disabled person
 */
export async function requireActiveAccount(deps: ChainDeps, uid: string): Promise<void> {
  await deps.accountChecks(uid, async () => {
    const account = await syncedAccount(deps, uid)
    if (account?.status !== 'active') throw new AppError('session_revoked', { message: `${uid} may not enter` })
  })
}

/** The account, synced with its identity; as it is stored while the identity provider does not answer. */
async function syncedAccount(deps: ChainDeps, uid: string): Promise<User | null> {
  const identity = await deps.identity.getUser(uid).catch((error: unknown) => {
    deps.logger.warn('the identity provider did not answer', { error: String(error) })
    return undefined
  })
  return identity === undefined ? deps.users.get(uid) : syncIdentity(deps, uid, identity)
}
