import type { User } from '@postwright/core/model/user'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { IdentityToken } from '../ports/identity.ts'
import { settleSignIn } from '../second-factor/prove.ts'
import { openSession, type Origin } from '../tokens/open-session.ts'
import { requireDevice } from '../tokens/require-device.ts'
import { requireSignIn } from '../tokens/require-sign-in.ts'
import { attributeReferral } from '../earn/attribute-referral.ts'
import { ensureAccount } from './ensure-account.ts'
import { syncIdentity } from '../tokens/sync-identity.ts'

export type SignedIn = { accessToken: string; refreshToken: string; user: User }

/**
 * Exchanges the identity provider's token for a session of ours.
 * @param referralCode kept when this sign-in creates the account
 * @throws `identity_token_invalid`, also for a sign-in that has been ended; `account_disabled`; `second_factor_required`
 */
export async function signIn(deps: Deps, idToken: string, origin: Origin, referralCode?: string): Promise<SignedIn> {
  const identity = await deps.identity.verifyIdToken(idToken)
  const { uid, authTime } = identity
  if (!(await deps.users.get(uid))) await ensureAccount(deps, identity, referralCode)
  const synced = await syncedAccount(deps, identity)
  const account = await settleSignIn(deps, synced, identity, { idToken, deviceProof: origin.deviceProof })
  requireSignIn(account, authTime)
  await requireDevice(deps, identity, idToken, origin)
  const user = await copyFacts(deps, account, identity)
  const tokens = await openSession(deps, user, origin, authTime)
  // The next sign-in tries it again; this one is not held up.
  await attributeReferral(deps, user, origin).catch((error: unknown) => {
    deps.logger.error('a referral could not be attributed', { uid, error: String(error) })
  })
  return { ...tokens, user }
}

/**
 * The account, in sync with its identity. A sign-in with another provider than a password may have replaced others; one with
 * a password that the identity no longer has is refused.
 */
async function syncedAccount(deps: Deps, { uid, authTime, provider }: IdentityToken): Promise<User> {
  const isPassword = provider === 'password'
  const identity = await deps.identity.getUser(uid)
  const account = await syncIdentity(deps, uid, identity, isPassword ? {} : { since: Math.floor(authTime) })
  if (account && !(isPassword && identity?.providers.includes(provider) === false)) return account
  throw new AppError('identity_token_invalid', { message: `${uid} has no ${provider} any more` })
}

/** What the identity provider decides (address, its verification, admin rights) is copied into the account. */
async function copyFacts(deps: Deps, user: User, identity: IdentityToken): Promise<User> {
  const facts = {
    email: identity.email ?? user.email,
    emailVerified: identity.emailVerified,
    role: identity.isAdmin ? ('admin' as const) : ('user' as const),
  }
  const isCurrent = facts.email === user.email && facts.emailVerified === user.emailVerified && facts.role === user.role
  return isCurrent ? user : deps.users.update(user, facts)
}
