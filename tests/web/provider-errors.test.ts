import { readFileSync } from 'node:fs'
import { FirebaseError } from 'firebase/app'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isProviderError, KNOWN_PROVIDER_CODES, providerErrorKey } from '@/lib/provider-error-text.ts'

const words = {
  auth: z.record(z.string(), z.unknown()).parse(read('auth')),
  common: z.record(z.string(), z.unknown()).parse(read('common')),
}

function read(namespace: string): unknown {
  return JSON.parse(readFileSync(`web/public/locales/en/${namespace}.json`, 'utf8'))
}

/** The sentence behind a key such as `common:error.generic`. */
function sentence(key: string): string {
  const [namespace, path = ''] = key.split(':')
  const found = path
    .split('.')
    .reduce<unknown>(
      (at, step) => z.record(z.string(), z.unknown()).parse(at)[step],
      namespace === 'auth' ? words.auth : words.common,
    )
  return z.string().min(1).parse(found)
}

function shown(error: unknown): string {
  return sentence(providerErrorKey(error))
}

/** Errors as the identity provider's client throws them in production; the emulator cannot produce most of these. */
const RECORDED = [
  ['too-many-requests', 'Access to this account has been temporarily disabled due to many failed login attempts.'],
  ['requires-recent-login', 'This operation is sensitive and requires recent authentication.'],
  ['expired-action-code', 'The action code has expired.'],
  ['invalid-action-code', 'The action code is invalid.'],
  ['multi-factor-auth-required', 'Proof of ownership of a second factor is required to complete sign-in.'],
  ['user-token-expired', "The user's credential is no longer valid."],
  ['user-disabled', 'The user account has been disabled by an administrator.'],
  ['unauthorized-domain', 'This domain is not authorized for OAuth operations for your Firebase project.'],
  ['popup-blocked', 'Unable to establish a connection with the popup.'],
  ['popup-closed-by-user', 'The popup has been closed by the user before finalizing the operation.'],
  ['network-request-failed', 'A network AuthError has occurred.'],
  ['email-already-in-use', 'The email address is already in use by another account.'],
  ['wrong-password', 'The password is invalid or the user does not have a password.'],
  ['invalid-credential', 'The supplied auth credential is incorrect, malformed or has expired.'],
  ['user-not-found', 'There is no user record corresponding to this identifier.'],
].map(([code = '', text = '']) => {
  const error = new FirebaseError(`auth/${code}`, `Firebase: ${text} (auth/${code}).`, { appName: '[DEFAULT]' })
  return [code, error] as const
})

const WORDS: Record<string, RegExp> = {
  'too-many-requests': /^Too many attempts/,
  'requires-recent-login': /^Please sign in again to do this/,
  'expired-action-code': /^The reset link is invalid or has expired\.$/,
  'invalid-action-code': /^The reset link is invalid or has expired\.$/,
  'multi-factor-auth-required': /^This account needs a second step/,
  'user-token-expired': /^Your session has expired/,
  'user-disabled': /^This account is disabled/,
  'unauthorized-domain': /^You can’t sign in at this web address/,
  'popup-blocked': /^Your browser blocked .*Allow pop-ups/,
  'popup-closed-by-user': /^The Google window was closed/,
  'network-request-failed': /^We couldn’t reach .*Check your connection/,
  'email-already-in-use': /^There is already an account .*Sign in instead\.$/,
  'wrong-password': /^The email address or password is incorrect\.$/,
  'invalid-credential': /^The email address or password is incorrect\.$/,
  'user-not-found': /^The email address or password is incorrect\.$/,
}

describe('errors of the identity provider, as recorded', () => {
  it.each(RECORDED)('%s has words of its own', (code, error) => {
    expect(KNOWN_PROVIDER_CODES).toContain(`auth/${code}`)
    expect(shown(error)).toMatch(WORDS[code] ?? /never/)
  })

  it('that are unknown are unexpected, and show no code', () => {
    const error = new FirebaseError('auth/quantum-flux', 'Firebase: Error (auth/quantum-flux).')
    expect(shown(error)).toBe('An unexpected error occurred. Please try again.')
  })

  it('are told from everything else that can be thrown', () => {
    expect(RECORDED.every(([, error]) => isProviderError(error))).toBe(true)
    expect([new TypeError('x'), null, 'auth/popup-blocked', { code: 'permission-denied' }].some(isProviderError)).toBe(
      false,
    )
  })

  it('have words in the locale, every one of them', () => {
    for (const code of KNOWN_PROVIDER_CODES) expect(shown({ code }), code).not.toBe('')
  })
})
