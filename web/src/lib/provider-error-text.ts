import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'

/** Returns a function that turns an identity provider error into text: the problem, and the fix if there is one. */
export function useProviderErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['auth', 'common'])
  return useCallback(
    (error) => {
      const { message, hint } = providerErrorKeys(error)
      return hint === null ? t(message) : `${t(message)} ${t(hint)}`
    },
    [t],
  )
}

const providerErrorSchema = z.object({ code: z.string().startsWith('auth/') })

/** The message, and a hint if users can fix the problem. */
type ProviderErrorKeys = { message: string; hint: string | null }

const GENERIC = 'common:error.generic'

const INVALID_CREDENTIALS: ProviderErrorKeys = { message: 'auth:error.invalidCredentials', hint: null }

const RESET_LINK: ProviderErrorKeys = { message: 'auth:error.resetLink', hint: null }

const SESSION_EXPIRED: ProviderErrorKeys = { message: 'common:error.sessionExpired', hint: null }

/** Every identity provider code that the product expects. Any other code is an unexpected error. */
const KEYS = {
  'auth/invalid-email': INVALID_CREDENTIALS,
  'auth/wrong-password': INVALID_CREDENTIALS,
  'auth/user-not-found': INVALID_CREDENTIALS,
  'auth/invalid-credential': INVALID_CREDENTIALS,
  'auth/invalid-login-credentials': INVALID_CREDENTIALS,
  'auth/user-mismatch': { message: GENERIC, hint: 'auth:hint.otherPerson' },
  'auth/email-already-in-use': { message: 'auth:error.emailExists', hint: null },
  'auth/weak-password': { message: 'auth:error.passwordTooShort', hint: null },
  'auth/password-does-not-meet-requirements': { message: 'auth:error.passwordTooShort', hint: null },
  'auth/requires-recent-login': { message: 'common:error.requiresRecentLogin', hint: null },
  'auth/too-many-requests': { message: 'common:error.tooManyRequests', hint: null },
  'auth/expired-action-code': RESET_LINK,
  'auth/invalid-action-code': RESET_LINK,
  'auth/user-token-expired': SESSION_EXPIRED,
  'auth/user-disabled': { message: GENERIC, hint: 'auth:hint.userDisabled' },
  'auth/popup-blocked': { message: GENERIC, hint: 'auth:hint.popupBlocked' },
  'auth/popup-closed-by-user': { message: GENERIC, hint: 'auth:hint.popupClosed' },
  'auth/cancelled-popup-request': { message: GENERIC, hint: 'auth:hint.popupClosed' },
  'auth/network-request-failed': { message: GENERIC, hint: 'auth:hint.network' },
  'auth/timeout': { message: GENERIC, hint: 'auth:hint.network' },
  'auth/unauthorized-domain': { message: GENERIC, hint: 'auth:hint.unauthorizedDomain' },
  'auth/multi-factor-auth-required': { message: GENERIC, hint: 'auth:hint.secondFactor' },
  'auth/account-exists-with-different-credential': { message: GENERIC, hint: 'auth:hint.otherMethod' },
} as const satisfies Record<string, ProviderErrorKeys>

const BY_CODE = new Map<string, ProviderErrorKeys>(Object.entries(KEYS))

/** Codes with a specific message or hint. */
export const KNOWN_PROVIDER_CODES: readonly string[] = [...BY_CODE.keys()]

/** Returns the locale keys for an identity provider error: the message, and a hint if there is one. */
export function providerErrorKeys(error: unknown): ProviderErrorKeys {
  const parsed = providerErrorSchema.safeParse(error)
  const known = parsed.success ? BY_CODE.get(parsed.data.code) : undefined
  return known ?? { message: GENERIC, hint: null }
}

/** Returns true if the identity provider rejects a user's email address and password. */
export function isWrongCredentials(error: unknown): boolean {
  return providerErrorKeys(error) === INVALID_CREDENTIALS
}

/** Returns true for any error thrown by the identity provider's client. */
export function isProviderError(error: unknown): boolean {
  return providerErrorSchema.safeParse(error).success
}
