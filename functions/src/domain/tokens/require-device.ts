import { firebaseLogin, verifyFirebaseToken } from '@postwright/core/api/auth'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { IdentityToken } from '../ports/identity.ts'
import { isProvenBy } from './device-key.ts'
import type { Origin } from './open-session.ts'

/** The calls that exchange a sign-in for a session. */
export const EXCHANGES = [verifyFirebaseToken.path, firebaseLogin.path]

/**
 * A sign-in that already has a session on a device with a key opens further ones on that device only: browser storage that
 * was copied to another device has no key. There the person has to sign in again.
 * @throws `identity_token_invalid`
 */
export async function requireDevice(
  deps: Pick<Deps, 'sessions'>,
  { uid, authTime }: IdentityToken,
  idToken: string,
  { deviceProof }: Origin,
): Promise<void> {
  const keys = (await deps.sessions.listLive(uid))
    .filter((session) => session.authTimes.includes(authTime))
    .flatMap(({ deviceKey }) => deviceKey ?? [])
  if (keys.length === 0) return
  for (const key of keys) {
    if (await isProvenBy(key, { proof: deviceProof, token: idToken, paths: EXCHANGES, now: null })) return
  }
  throw new AppError('identity_token_invalid', { message: `the sign-in of ${authTime} belongs to another device` })
}
