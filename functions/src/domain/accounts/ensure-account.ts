import { EMAIL_MAX, FULL_NAME_MAX, USERNAME_MAX, USERNAME_MIN } from '@postwright/core/limits'
import { isReservedUsername } from '@postwright/core/model/reserved-usernames'
import type { User } from '@postwright/core/model/user'
import { toOneLine } from '@postwright/core/text/one-line'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { IdentityToken } from '../ports/identity.ts'
import { createAccount } from './create-account.ts'

const NAMES_TRIED_MAX = 5

/**
 * The account of an identity that has none yet: a first sign-in with Google, or an interrupted registration whose password
 * was recovered. The time zone is UTC until the person sets it.
 * @throws `identity_token_invalid` when the identity has no usable e-mail address, or a password that we have never seen
 */
export async function ensureAccount(deps: Deps, identity: IdentityToken, referralCode?: string): Promise<User> {
  requireRightToAddress(identity)
  const email = identity.email?.toLowerCase()
  if (!email || email.length > EMAIL_MAX) {
    throw new AppError('identity_token_invalid', {
      message: `${identity.uid} has no e-mail address`,
      detail: 'Your sign-in provides no e-mail address, which an account needs.',
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

/** An identity made past our registration has a password that no policy of ours has seen: a recovered one has. */
function requireRightToAddress({ uid, provider, emailVerified }: IdentityToken): void {
  if (provider !== 'password' || emailVerified) return
  throw new AppError('identity_token_invalid', {
    message: `${uid} has a password but no account`,
    detail: 'Please choose a new password with “Forgot password?” first.',
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

/** A neutral name, which gets a random ending. */
const FALLBACK = 'user'

/** A valid user name that resembles the first part of an address; too short ones are lengthened. */
export function usernameFromEmail(email: string): string {
  const local = email.split('@')[0] ?? ''
  const allowed = local
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_.]/g, '')
    .slice(0, USERNAME_MAX - SUFFIX_LENGTH)
    .replace(/^[_.]+|[_.]+$/g, '')
  // Reserved with any ending.
  if (isReservedUsername(`${FALLBACK}${allowed}`)) return FALLBACK
  return allowed.length >= USERNAME_MIN ? allowed : `${FALLBACK}${allowed}`
}

/** The same name with a random ending, for when it is taken. */
export function anotherUsername(username: string, randomId: string): string {
  const ending = randomId.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `${username}${ending.slice(0, SUFFIX_LENGTH)}`
}
