import type { User } from '@postwright/core/model/user'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import type { IdentityToken } from '../ports/identity.ts'
import { settleSignIn } from '../second-factor/prove.ts'
import { openSession, type Origin, requireDevice } from '../tokens/open-session.ts'
import { requireSignIn } from '../tokens/sign-ins.ts'
import { attributeReferral } from '../earn/attribute-referral.ts'
import { syncIdentity } from '../tokens/sync-identity.ts'
import { EMAIL_MAX, FULL_NAME_MAX, USERNAME_MAX, USERNAME_MIN } from '@postwright/core/limits'
import { isReservedUsername } from '@postwright/core/model/reserved-usernames'
import { toOneLine } from '@postwright/core/text/text-fields'
import { createAccount } from './create-account.ts'

export type SignedIn = { accessToken: string; refreshToken: string; user: User }

/**
 * Exchanges the identity provider's token for a backend session.
 * @param referralCode stored if this sign-in creates the account
 * @throws `identity_token_invalid`, also for an ended sign-in; `account_disabled`; `second_factor_required`
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
  // The next sign-in retries the attribution; this one continues without it.
  await attributeReferral(deps, user, origin).catch((error: unknown) => {
    deps.logger.error('a referral could not be attributed', { uid, error: String(error) })
  })
  return { ...tokens, user }
}

/**
 * Returns the account, in sync with its identity. A sign-in with a provider other than a password may have replaced others; a
 * password sign-in that the identity no longer supports is rejected.
 */
async function syncedAccount(deps: Deps, { uid, authTime, provider }: IdentityToken): Promise<User> {
  const isPassword = provider === 'password'
  const identity = await deps.identity.getUser(uid)
  const account = await syncIdentity(deps, uid, identity, isPassword ? {} : { since: Math.floor(authTime) })
  if (account && !(isPassword && identity?.providers.includes(provider) === false)) return account
  throw new AppError('identity_token_invalid', { message: `${uid} has no ${provider} any more` })
}

/** Copies the facts managed by the identity provider (address, its verification, admin rights) into the account. */
async function copyFacts(deps: Deps, user: User, identity: IdentityToken): Promise<User> {
  const facts = {
    email: identity.email ?? user.email,
    emailVerified: identity.emailVerified,
    role: identity.isAdmin ? ('admin' as const) : ('user' as const),
  }
  const isCurrent = facts.email === user.email && facts.emailVerified === user.emailVerified && facts.role === user.role
  return isCurrent ? user : deps.users.update(user, facts)
}

const NAMES_TRIED_MAX = 5

/**
 * Creates the account of an identity without one: a first sign-in with Google, or an interrupted registration whose password
 * was recovered. The time zone is UTC until the person sets it.
 * @throws `identity_token_invalid` if the identity has no usable email address, or a password that we have never checked
 */
async function ensureAccount(deps: Deps, identity: IdentityToken, referralCode?: string): Promise<User> {
  requireRightToAddress(identity)
  const email = identity.email?.toLowerCase()
  if (!email || email.length > EMAIL_MAX) {
    throw new AppError('identity_token_invalid', {
      message: `${identity.uid} has no email address`,
      detail: DETAIL_WORDS.signIn.noEmail,
    })
  }
  const wanted = usernameFromEmail(email)
  let username = isReservedUsername(wanted) ? anotherUsername(wanted, deps.ids.random()) : wanted
  for (let tried = 0; tried < NAMES_TRIED_MAX; tried += 1) {
    try {
      return await createAccount(deps, {
        ...profileOf(identity, email, username),
        referralCodeApplied: referralCode ? referralCode : null,
        workspaceId: deps.ids.random(),
      })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const made = error.code === 'email_exists' ? await deps.users.get(identity.uid) : null
      if (made) return made
      if (error.code !== 'username_taken') throw error
      username = anotherUsername(wanted, deps.ids.random())
    }
  }
  throw new AppError('internal', { message: `no free user name like ${wanted}` })
}

/** Rejects identities created outside our registration: our policy has not checked their password, unless it was recovered. */
function requireRightToAddress({ uid, provider, emailVerified }: IdentityToken): void {
  if (provider !== 'password' || emailVerified) return
  throw new AppError('identity_token_invalid', {
    message: `${uid} has a password but no account`,
    detail: DETAIL_WORDS.signIn.passwordUnproven,
  })
}

function profileOf(identity: IdentityToken, email: string, username: string) {
  return {
    uid: identity.uid,
    email,
    username,
    emailVerified: identity.emailVerified,
    fullName: toOneLine(identity.name ?? '', FULL_NAME_MAX) ?? username,
    photoURL: identity.picture,
    role: identity.isAdmin ? ('admin' as const) : ('user' as const),
    timeZone: 'UTC',
  }
}

const SUFFIX_LENGTH = 5

/** Neutral name, completed by a random suffix. */
const FALLBACK = 'user'

/** Returns a valid user name similar to the local part of an address; short ones are extended. */
export function usernameFromEmail(email: string): string {
  const local = email.split('@')[0] ?? ''
  const allowed = local
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_.]/g, '')
    .slice(0, USERNAME_MAX - SUFFIX_LENGTH)
    .replace(/^[_.]+|[_.]+$/g, '')
  // The name is reserved with any suffix.
  if (isReservedUsername(`${FALLBACK}${allowed}`)) return FALLBACK
  return allowed.length >= USERNAME_MIN ? allowed : `${FALLBACK}${allowed}`
}

/** Returns the name with a random suffix, for use if it is taken. */
export function anotherUsername(username: string, randomId: string): string {
  const ending = randomId.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `${username}${ending.slice(0, SUFFIX_LENGTH)}`
}
