import { SESSION_ABSOLUTE_TTL, SESSION_IDLE_TTL } from '@postwright/core/limits'
import { type Session, SESSION_SCHEMA } from '@postwright/core/model/session'
import type { User } from '@postwright/core/model/user'
import { createHash } from 'node:crypto'
import type { Deps } from '../ports/deps.ts'
import { newDocument } from '../new-document.ts'
import { thumbprintOf, isProvenBy } from './device-key.ts'
import { mintAccessToken, refreshTokenFor } from './session-tokens.ts'
import { requireSignIn } from './sign-ins.ts'
import { firebaseLogin, verifyFirebaseToken } from '@postwright/core/api/auth'
import { AppError } from '../app-error.ts'
import type { IdentityToken } from '../ports/identity.ts'

const USER_AGENT_MAX = 300

export type Origin = {
  ip: string
  userAgent: string
  place: string | null
  deviceKey: string | null
  deviceProof: string | null
}

/**
 * Begins a backend session and issues its first pair of tokens. The account is read in the same transaction, so a sign-in that is being ended opens
 * no session.
 * @param authTime time of the authentication at the identity provider, in epoch seconds
 * @throws `validation_failed` for an invalid device key, `identity_token_invalid` for a sign-in that has been ended, `account_disabled`,
 * `second_factor_required`
 */
export async function openSession(
  deps: Deps,
  user: User,
  { ip, userAgent, place, deviceKey }: Origin,
  authTime: number,
): Promise<{ accessToken: string; refreshToken: string }> {
  const base = newDocument(deps.clock, { id: deps.ids.random(), schema: SESSION_SCHEMA, createdBy: user.id })
  const session: Session = {
    ...base,
    uid: user.id,
    counter: 0,
    rotatedAt: base.createdAt,
    idleExpiresAt: base.createdAt + SESSION_IDLE_TTL,
    absoluteExpiresAt: base.createdAt + SESSION_ABSOLUTE_TTL,
    revokedAt: null,
    revokedReason: null,
    userAgent: userAgent.slice(0, USER_AGENT_MAX),
    addressHash: addressHashOf(user.id, ip),
    reauthenticatedAt: null,
    deviceKey: deviceKey === null ? null : await thumbprintOf(deviceKey),
    authTimes: [authTime],
    place,
  }
  await deps.transact(async (tx) => {
    requireSignIn(await deps.users.getIn(tx, user.id), authTime)
    deps.sessions.createIn(tx, session)
  })
  const accessToken = await mintAccessToken(deps, { uid: user.id, sessionId: base.id, role: user.role })
  return { accessToken, refreshToken: refreshTokenFor(deps.tokenKeys.refresh, base.id, 0) }
}

/** Returns the hash of a user's network address; the same address has a different hash for each user. */
export function addressHashOf(uid: string, ip: string): string {
  return createHash('sha256').update(`${uid}|${ip}`).digest('hex')
}

/** Calls that exchange a sign-in for a session. */
export const EXCHANGES = [verifyFirebaseToken.path, firebaseLogin.path]

/**
 * Requires the same device for further sessions of a sign-in that already has a session on a device with a key: browser storage that was copied to
 * another device has no key. On the other device the user must sign in again.
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
