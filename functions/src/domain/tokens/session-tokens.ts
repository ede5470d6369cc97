import { documentId } from '@postwright/core/ids'
import { ACCESS_TOKEN_JITTER, ACCESS_TOKEN_TTL } from '@postwright/core/limits'
import { errors, jwtVerify, type JWTHeaderParameters, SignJWT } from 'jose'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { currentKey } from '../keys/key-ring.ts'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import type { KeyRing } from '../ports/world.ts'

const ALGORITHM = 'HS256'

const claimsSchema = z.object({
  sub: documentId(),
  sid: documentId(),
  role: z.enum(['user', 'admin']),
  typ: z.literal('access'),
})

type TokenDeps = Pick<Deps, 'clock' | 'config' | 'tokenKeys'>

/** Issues a bearer token for one session, valid for about ten minutes, with a jitter so that tabs do not refresh at the same time. */
export async function mintAccessToken(deps: TokenDeps, { uid, sessionId, role }: Caller): Promise<string> {
  const now = deps.clock.now()
  const ttl = ACCESS_TOKEN_TTL * (1 + ACCESS_TOKEN_JITTER * jitterOf(sessionId, now))
  return new SignJWT({ sid: sessionId, role, typ: 'access' })
    .setProtectedHeader({ alg: ALGORITHM, kid: deps.tokenKeys.access.current })
    .setSubject(uid)
    .setIssuer(deps.config.tokenIssuer)
    .setAudience(audienceOf(deps))
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + ttl) / 1000))
    .sign(currentKey(deps.tokenKeys.access))
}

/**
 * Returns the caller identified by a bearer token, without checking whether the session still exists.
 * @throws `token_expired` for an expired token that this backend issued, `token_invalid` for anything else
 */
export async function readAccessToken(deps: TokenDeps, token: string): Promise<Caller> {
  try {
    const { payload } = await jwtVerify(token, (header) => keyFor(deps, header), {
      algorithms: [ALGORITHM],
      issuer: deps.config.tokenIssuer,
      audience: audienceOf(deps),
      currentDate: new Date(deps.clock.now()),
      requiredClaims: ['sub', 'iat', 'exp'],
    })
    const { sub, sid, role } = claimsSchema.parse(payload)
    return { uid: sub, sessionId: sid, role }
  } catch (error) {
    throw new AppError(error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid', { cause: error })
  }
}

/** Returns whether an admin's token was refused only because it has expired: the reply may then tell the caller that a refresh helps. */
export function isForAdmin({ cause }: AppError): boolean {
  return cause instanceof errors.JWTExpired && cause.payload['role'] === 'admin'
}

function keyFor(deps: TokenDeps, { kid }: JWTHeaderParameters): Buffer {
  const key = kid === undefined ? undefined : deps.tokenKeys.access.keys.get(kid)
  if (!key) throw new AppError('token_invalid', { message: 'unknown key id' })
  return key
}

function audienceOf({ config }: TokenDeps): string {
  return `${config.tokenIssuer}/api/v1`
}

/** Returns a number between -1 and 1, distributed evenly over sessions and times. */
function jitterOf(sessionId: string, now: number): number {
  const digest = createHash('sha256').update(`${sessionId}.${now}`).digest()
  return (digest.readUInt32BE(0) / 0xffff_ffff) * 2 - 1
}

const TOKEN = /^(?<sid>[A-Za-z0-9_-]{1,128})\.(?<counter>0|[1-9]\d{0,14})\.(?<mac>[A-Za-z0-9_-]{43})$/

const partsSchema = z.object({ sid: z.string(), counter: z.coerce.number().int(), mac: z.string() })

/**
 * Returns the refresh token of a session at a counter: `sid.counter.HMAC`. It is computed and never stored, so a database dump contains no token, and
 * a repeated refresh returns the same successor.
 */
export function refreshTokenFor(ring: KeyRing, sid: string, counter: number): string {
  return `${sid}.${counter}.${signature(currentKey(ring), sid, counter).toString('base64url')}`
}

/** Returns the parts of a refresh token, or null when no key of the ring signed it. */
export function readRefreshToken(ring: KeyRing, token: string): { sid: string; counter: number } | null {
  const parsed = partsSchema.safeParse(TOKEN.exec(token)?.groups)
  if (!parsed.success) return null
  const { sid, counter, mac } = parsed.data
  const bytes = Buffer.from(mac, 'base64url')
  const isOurs = [...ring.keys.values()].some((key) => isSame(signature(key, sid, counter), bytes))
  return isOurs ? { sid, counter } : null
}

function signature(key: Buffer, sid: string, counter: number): Buffer {
  const sessionKey = createHmac('sha256', key).update(sid).digest()
  return createHmac('sha256', sessionKey).update(`refresh.${sid}.${counter}`).digest()
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
