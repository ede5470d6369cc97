import type { User } from '@postwright/core/model/user'
import type { Deps } from '../../deps.ts'
import type { IdentityToken } from '../ports.ts'
import { openSession, type Origin } from '../tokens/open-session.ts'
import { requireDevice } from '../tokens/require-device.ts'
import { requireSignIn } from '../tokens/require-sign-in.ts'
import { ensureAccount } from './ensure-account.ts'

export type SignedIn = { accessToken: string; refreshToken: string; user: User }

/**
 * Exchanges the identity provider's token for a session of ours.
 * @param referralCode kept when this sign-in creates the account
 * @throws `identity_token_invalid`, also for a sign-in that has been ended; `account_disabled`
 */
export async function signIn(deps: Deps, idToken: string, origin: Origin, referralCode?: string): Promise<SignedIn> {
  const identity = await deps.identity.verifyIdToken(idToken)
  const account = (await deps.users.get(identity.uid)) ?? (await ensureAccount(deps, identity, referralCode))
  requireSignIn(account, identity.authTime)
  await requireDevice(deps, identity, idToken, origin)
  const user = await followIdentity(deps, account, identity)
  return { ...(await openSession(deps, user, origin, identity.authTime)), user }
}

/** What the identity provider decides (address, its verification, admin rights) is copied into the account. */
async function followIdentity(deps: Deps, user: User, identity: IdentityToken): Promise<User> {
  const facts = {
    email: identity.email ?? user.email,
    emailVerified: identity.emailVerified,
    role: identity.isAdmin ? ('admin' as const) : ('user' as const),
  }
  const isCurrent = facts.email === user.email && facts.emailVerified === user.emailVerified && facts.role === user.role
  return isCurrent ? user : deps.users.update(user, facts)
}
