import { z } from 'zod'

const providerErrorSchema = z.object({ code: z.string().startsWith('auth/') })

const INVALID_CREDENTIALS = 'auth:error.invalidCredentials'

/** What the identity provider calls it → what people read. Everything else is an unexpected error. */
const KEYS = new Map([
  ['auth/invalid-email', INVALID_CREDENTIALS],
  ['auth/wrong-password', INVALID_CREDENTIALS],
  ['auth/user-not-found', INVALID_CREDENTIALS],
  ['auth/invalid-credential', INVALID_CREDENTIALS],
  ['auth/email-already-in-use', 'auth:error.emailExists'],
  ['auth/weak-password', 'auth:error.passwordTooShort'],
  ['auth/requires-recent-login', 'common:error.requiresRecentLogin'],
  ['auth/too-many-requests', 'common:error.tooManyRequests'],
])

/** A second sentence for unexpected errors that people can do something about. */
const HINTS = new Map([
  ['auth/popup-blocked', 'auth:hint.popupBlocked'],
  ['auth/popup-closed-by-user', 'auth:hint.popupClosed'],
  ['auth/cancelled-popup-request', 'auth:hint.popupClosed'],
  ['auth/network-request-failed', 'auth:hint.network'],
  ['auth/user-disabled', 'auth:hint.userDisabled'],
  ['auth/account-exists-with-different-credential', 'auth:hint.otherMethod'],
])

/** Locale keys for an error of the identity provider: the message, and a hint where there is one. */
export function providerErrorKeys(error: unknown): { message: string; hint: string | null } {
  const parsed = providerErrorSchema.safeParse(error)
  const code = parsed.success ? parsed.data.code : ''
  return { message: KEYS.get(code) ?? 'common:error.generic', hint: HINTS.get(code) ?? null }
}
