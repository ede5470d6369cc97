import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { TestCaller } from './callers.ts'
import { EMULATORS } from './emulators.ts'

const configSchema = z.object({ apiKey: z.string() })
const replySchema = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() })
const HOUR = 3_600_000

/**
 * Opens a screen as a user who has signed in with this browser before: stores the identity provider's sign-in in the browser, with which the
 * client opens a session. For tests of the sign-in itself, use `sign-in-at.ts`.
 */
export async function signIn(
  page: Page,
  { email, password }: Pick<TestCaller, 'email' | 'password'>,
  address = '/dashboard',
): Promise<void> {
  const { apiKey } = configSchema.parse(JSON.parse(process.env['VITE_FIREBASE_CONFIG'] ?? ''))
  const identity = JSON.stringify(await identityOf(email, password, apiKey))
  // Any file of the origin gives access to its storage, and this one does not start the client.
  await page.goto('/robots.txt')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `firebase:authUser:${apiKey}:[DEFAULT]`,
    identity,
  ] as const)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** The stored form of a user in the identity provider's library, which loads the rest when the page opens. */
async function identityOf(email: string, password: string, apiKey: string): Promise<object> {
  const address = `http://${EMULATORS.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`
  const body = JSON.stringify({ email, password, returnSecureToken: true })
  const reply = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { localId: uid, idToken: accessToken, refreshToken } = replySchema.parse(await reply.json())
  const stsTokenManager = { accessToken, refreshToken, expirationTime: Date.now() + HOUR }
  const facts = { uid, email, emailVerified: false, isAnonymous: false, providerData: [], stsTokenManager }
  return { ...facts, apiKey, appName: '[DEFAULT]' }
}
