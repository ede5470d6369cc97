import type { Auth, UserRecord } from 'firebase-admin/auth'
import { z } from 'zod'
import { AppError } from '../domain/app-error.ts'
import { FIELD_WORDS } from '../domain/error-words.ts'
import type { Identity, IdentityUser } from '../domain/ports/identity.ts'
import type { PasswordReset } from './password-reset.ts'

const authErrorSchema = z.object({ code: z.string() })

/** Fraction of the second that identifies a sign-in; older tokens have none. */
const partSchema = z.number().min(0).lt(1)

/** Errors of a token check that are caused by the provider, not by the token. */
const PROVIDER_FAILURES = new Set(['auth/internal-error', 'auth/network-error', 'auth/insufficient-permission'])

/** Maximum page size of the provider. */
const PAGE = 1_000

/** Returns the identity port for Firebase Auth. `auth` is called on first use, so that importing costs nothing. */
export function createFirebaseIdentity(auth: () => Promise<Auth>, passwordReset: PasswordReset): Identity {
  return {
    ...passwordReset,
    verifyIdToken: async (token) => {
      const decoded = await auth()
        .then((service) => service.verifyIdToken(token, true))
        .catch(refuseToken)
      const { uid, email, email_verified: emailVerified, picture } = decoded
      const name = z.string().safeParse(decoded['name'])
      return {
        uid,
        email: email ?? null,
        emailVerified: emailVerified ?? false,
        name: name.success ? name.data : null,
        picture: picture ?? null,
        isAdmin: decoded['admin'] === true,
        provider: decoded.firebase.sign_in_provider,
        authTime: decoded.auth_time + (partSchema.safeParse(decoded['sign_in']).data ?? 0),
      }
    },
    createUser: async ({ uid, email, password, fullName }) => {
      const service = await auth()
      await service.createUser({ uid, email, password, displayName: fullName }).catch(refuseNewUser)
    },
    setPassword: async (uid, password) => {
      const service = await auth()
      await service.updateUser(uid, { password })
      await service.revokeRefreshTokens(uid)
    },
    setAdmin: async (uid, isAdmin) => {
      const service = await auth()
      const { customClaims = {} } = await service.getUser(uid)
      const { admin: _admin, ...others } = customClaims
      await service.setCustomUserClaims(uid, isAdmin ? { ...others, admin: true } : others)
    },
    setDisabled: async (uid, isDisabled) => {
      const service = await auth()
      return (await unlessMissing(service.updateUser(uid, { disabled: isDisabled }))) !== null
    },
    endSessions: async (uid) => (await auth()).revokeRefreshTokens(uid),
    getUser: async (uid) => unlessMissing((await auth()).getUser(uid)),
    getUserByEmail: async (email) => unlessMissing((await auth()).getUserByEmail(email)),
    listDisabled: async () => {
      const service = await auth()
      const disabled: string[] = []
      let next: string | undefined
      do {
        const page = await service.listUsers(PAGE, next)
        disabled.push(...page.users.filter((user) => user.disabled).map((user) => user.uid))
        next = page.pageToken
      } while (next !== undefined)
      return disabled
    },
    deleteUser: async (uid) => {
      const service = await auth()
      await service.deleteUser(uid).catch((error: unknown) => {
        if (codeOf(error) !== 'auth/user-not-found') throw error
      })
    },
  }
}

function refuseToken(error: unknown): never {
  const code = codeOf(error)
  if (code === 'auth/user-disabled') throw new AppError('account_disabled', { cause: error })
  if (code?.startsWith('auth/') && !PROVIDER_FAILURES.has(code)) {
    throw new AppError('identity_token_invalid', { message: code, cause: error })
  }
  throw error
}

function refuseNewUser(error: unknown): never {
  const code = codeOf(error)
  if (code === 'auth/email-already-exists') throw new AppError('email_exists', { cause: error })
  if (code === 'auth/invalid-email') {
    throw new AppError('validation_failed', { fields: { email: FIELD_WORDS.email }, cause: error })
  }
  if (code === 'auth/invalid-password') throw new AppError('weak_password', { cause: error })
  throw error
}

async function unlessMissing(lookup: Promise<UserRecord>): Promise<IdentityUser | null> {
  const user = await lookup.catch((error: unknown) => {
    if (codeOf(error) === 'auth/user-not-found') return null
    throw error
  })
  return user && toIdentityUser(user)
}

function toIdentityUser(user: UserRecord): IdentityUser {
  return {
    uid: user.uid,
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    disabled: user.disabled,
    isAdmin: user.customClaims?.['admin'] === true,
    validSince: user.tokensValidAfterTime === undefined ? 0 : Date.parse(user.tokensValidAfterTime) / 1000,
    providers: user.providerData.map(({ providerId }) => providerId),
  }
}

function codeOf(error: unknown): string | null {
  const parsed = authErrorSchema.safeParse(error)
  return parsed.success ? parsed.data.code : null
}
