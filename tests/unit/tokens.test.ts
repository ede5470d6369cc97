import { ACCESS_TOKEN_JITTER, ACCESS_TOKEN_TTL } from '@postwright/core/limits'
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { currentKey, parseKeyRing, tokenKeysFrom } from '../../functions/src/domain/keys/key-ring.ts'
import {
  mintAccessToken,
  readAccessToken,
  readRefreshToken,
  refreshTokenFor,
} from '../../functions/src/domain/tokens/session-tokens.ts'
import { readConfig } from '../../functions/src/compose/read-config.ts'

const newKey = () => randomBytes(32).toString('base64')
const [first, second] = [newKey(), newKey()]
const ring = (current: string, keys: Record<string, string>) => JSON.stringify({ current, keys })
const NOW = 1_800_000_000_000

function tokenDeps(tokenKeys = ring('k1', { k1: first }), now = NOW, issuer = 'https://postwright.app') {
  const config = readConfig({
    GCLOUD_PROJECT: 'demo-test',
    FUNCTIONS_EMULATOR: 'true',
    APP_ORIGIN: 'https://postwright.app',
    TOKEN_ISSUER: issuer,
    BLOB_STORE: 'disk',
    TOKEN_SIGNING_KEYS: tokenKeys,
    SEALING_KEYS: ring('k1', { k1: first }),
  })
  const clock = { now: () => now, sleep: () => Promise.resolve() }
  return { config, clock, tokenKeys: tokenKeysFrom(config.tokenKeys) }
}

const CALLER = { uid: 'u1', sessionId: 's1', role: 'user' as const }

describe('an access token', () => {
  test('names person, session, role, purpose, issuer and audience, and the key that signed it', async () => {
    const token = await mintAccessToken(tokenDeps(), CALLER)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', kid: 'k1' })
    expect(decodeJwt(token)).toMatchObject({
      sub: 'u1',
      sid: 's1',
      role: 'user',
      typ: 'access',
      iss: 'https://postwright.app',
      aud: 'https://postwright.app/api/v1',
    })
    expect(await readAccessToken(tokenDeps(), token)).toEqual(CALLER)
  })

  test('lives ten minutes, five per cent more or less, differently per session', async () => {
    const lives = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const token = await mintAccessToken(tokenDeps(), { ...CALLER, sessionId: `s${n}` })
        const { exp = 0, iat = 0 } = decodeJwt(token)
        return (exp - iat) * 1000
      }),
    )
    const margin = ACCESS_TOKEN_TTL * ACCESS_TOKEN_JITTER
    expect(Math.min(...lives)).toBeGreaterThanOrEqual(ACCESS_TOKEN_TTL - margin - 1000)
    expect(Math.max(...lives)).toBeLessThanOrEqual(ACCESS_TOKEN_TTL + margin)
    expect(Math.max(...lives) - Math.min(...lives)).toBeGreaterThan(margin)
  })

  test('is over afterwards, and says so', async () => {
    const token = await mintAccessToken(tokenDeps(), CALLER)
    const later = tokenDeps(undefined, NOW + ACCESS_TOKEN_TTL * 1.06)
    await expect(readAccessToken(later, token)).rejects.toMatchObject({ code: 'token_expired' })
  })

  test('survives a rotation of the keys, and dies with its key', async () => {
    const token = await mintAccessToken(tokenDeps(), CALLER)
    const rotated = tokenDeps(ring('k2', { k1: first, k2: second }))
    expect(await readAccessToken(rotated, token)).toEqual(CALLER)
    expect(decodeProtectedHeader(await mintAccessToken(rotated, CALLER)).kid).toBe('k2')
    const finished = tokenDeps(ring('k2', { k2: second }))
    await expect(readAccessToken(finished, token)).rejects.toMatchObject({ code: 'token_invalid' })
  })

  test('of another issuer, purpose, algorithm or key is refused', async () => {
    const deps = tokenDeps()
    const key = currentKey(deps.tokenKeys.access)
    const [iss, aud] = ['https://postwright.app', 'https://postwright.app/api/v1']
    const claims = { sid: 's1', role: 'admin', typ: 'access', iss, aud }
    const sign = (changes: object, alg = 'HS256', kid = 'k1', signer: Uint8Array = key) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg, kid })
        .setSubject('u1')
        .setIssuedAt(NOW / 1000)
        .setExpirationTime(NOW / 1000 + 60)
        .sign(signer)
    expect(await readAccessToken(deps, await sign({}))).toMatchObject({ role: 'admin' })
    const forged = [
      await sign({ typ: 'refresh' }),
      await sign({ role: 'owner' }),
      await sign({ sid: 'a/b' }),
      await sign({}, 'HS384'),
      await sign({ iss: 'https://elsewhere.example' }),
      await sign({ aud: 'https://postwright.app' }),
      await sign({}, 'HS256', 'k9'),
      await sign({}, 'HS256', 'k1', randomBytes(32)),
      await sign({}, 'HS256', 'k1', currentKey(deps.tokenKeys.refresh)),
      await sign({}, 'HS256', 'k1', currentKey(parseKeyRing('raw', ring('k1', { k1: first })))),
      await mintAccessToken(tokenDeps(undefined, NOW, 'https://elsewhere.example'), CALLER),
      new UnsecuredJWT(claims)
        .setSubject('u1')
        .setIssuedAt(NOW / 1000)
        .setExpirationTime(NOW / 1000 + 60)
        .encode(),
      'a.b.c',
      '',
    ]
    for (const token of forged) {
      await expect(readAccessToken(deps, token)).rejects.toMatchObject({ code: 'token_invalid' })
    }
  })
})

describe('a refresh token', () => {
  const keys = tokenKeysFrom(parseKeyRing('TEST', ring('k1', { k1: first }))).refresh

  test('is the same every time for the same turn, and differs between turns and sessions', () => {
    expect(refreshTokenFor(keys, 's1', 4)).toBe(refreshTokenFor(keys, 's1', 4))
    const all = [refreshTokenFor(keys, 's1', 4), refreshTokenFor(keys, 's1', 5), refreshTokenFor(keys, 's2', 4)]
    expect(new Set(all.map((token) => token.split('.')[2])).size).toBe(3)
    expect(readRefreshToken(keys, all[1] ?? '')).toEqual({ sid: 's1', counter: 5 })
  })

  test('moved to another session or turn is refused', () => {
    const [, , mac] = refreshTokenFor(keys, 's1', 4).split('.')
    for (const forged of [
      `s2.4.${mac}`,
      `s1.5.${mac}`,
      `s1.04.${mac}`,
      `s1.-4.${mac}`,
      `s1.4e0.${mac}`,
      `s1.4.${mac}x`,
    ]) {
      expect(readRefreshToken(keys, forged)).toBeNull()
    }
  })

  test('survives a rotation of the keys, and dies with its key', () => {
    const token = refreshTokenFor(keys, 's1', 4)
    const rotated = tokenKeysFrom(parseKeyRing('TEST', ring('k2', { k1: first, k2: second }))).refresh
    expect(readRefreshToken(rotated, token)).toEqual({ sid: 's1', counter: 4 })
    const finished = tokenKeysFrom(parseKeyRing('TEST', ring('k2', { k2: second }))).refresh
    expect(readRefreshToken(finished, token)).toBeNull()
  })
})
