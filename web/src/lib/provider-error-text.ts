import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'

/** Returns a function that turns an identity provider error into text: the next step if the user can take one, otherwise the problem. */
export function useProviderErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['auth', 'common'])
  return useCallback((error) => t(providerErrorKey(error)), [t])
}

const providerErrorSchema = z.object({ code: z.string().startsWith('auth/') })

const GENERIC = 'common:error.generic'

const INVALID_CREDENTIALS = 'auth:error.invalidCredentials'

const RESET_LINK = 'auth:error.resetLink'

const SESSION_EXPIRED = 'common:error.sessionExpired'

/** Every identity provider code that the product expects. Any other code is an unexpected error. */
const KEYS = {
  'auth/invalid-email': INVALID_CREDENTIALS,
  'auth/wrong-password': INVALID_CREDENTIALS,
  'auth/user-not-found': INVALID_CREDENTIALS,
  'auth/invalid-credential': INVALID_CREDENTIALS,
  'auth/invalid-login-credentials': INVALID_CREDENTIALS,
  'auth/user-mismatch': 'auth:hint.otherPerson',
  'auth/email-already-in-use': 'auth:error.emailExists',
  'auth/weak-password': 'auth:error.passwordTooShort',
  'auth/password-does-not-meet-requirements': 'auth:error.passwordTooShort',
  'auth/requires-recent-login': 'common:error.requiresRecentLogin',
  'auth/too-many-requests': 'common:error.tooManyRequests',
  'auth/expired-action-code': RESET_LINK,
  'auth/invalid-action-code': RESET_LINK,
  'auth/user-token-expired': SESSION_EXPIRED,
  'auth/user-disabled': 'auth:hint.userDisabled',
  'auth/popup-blocked': 'auth:hint.popupBlocked',
  'auth/popup-closed-by-user': 'auth:hint.popupClosed',
  'auth/cancelled-popup-request': 'auth:hint.popupClosed',
  'auth/network-request-failed': 'auth:hint.network',
  'auth/timeout': 'auth:hint.network',
  'auth/unauthorized-domain': 'auth:hint.unauthorizedDomain',
  'auth/multi-factor-auth-required': 'auth:hint.secondFactor',
  'auth/account-exists-with-different-credential': 'auth:hint.otherMethod',
} as const satisfies Record<string, string>

const BY_CODE = new Map<string, string>(Object.entries(KEYS))

/** Codes with a text of their own. */
export const KNOWN_PROVIDER_CODES: readonly string[] = [...BY_CODE.keys()]

/** Returns the locale key of the text for an identity provider error. */
export function providerErrorKey(error: unknown): string {
  const parsed = providerErrorSchema.safeParse(error)
  return (parsed.success && BY_CODE.get(parsed.data.code)) || GENERIC
}

/** Returns true if the identity provider rejects a user's email address and password. */
export function isWrongCredentials(error: unknown): boolean {
  return providerErrorKey(error) === INVALID_CREDENTIALS
}

/** Returns true for any error thrown by the identity provider's client. */
export function isProviderError(error: unknown): boolean {
  return providerErrorSchema.safeParse(error).success
}
