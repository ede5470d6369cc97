import { logout, refreshToken } from '@postwright/core/api/auth'
import { deviceKeySchema } from '@postwright/core/api/device-proof'
import { describe, expect, it } from 'vitest'
import { isProvenBy, thumbprintOf } from '../../functions/src/domain/tokens/device-key.ts'
import { deviceKeyHeader, deviceProofHeader } from '@/lib/device-key.ts'

const paths = [refreshToken.path]
const NOW = Date.parse('2026-11-20T20:00:00Z')
const ORIGIN = 'https://postwright.app'

async function newKey() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
  const publicKey = deviceKeySchema.parse(await crypto.subtle.exportKey('jwk', pair.publicKey))
  return { privateKey: pair.privateKey, publicKey }
}

describe('the client’s device proof', () => {
  it('is accepted by the server for this token, this key and this minute only', async () => {
    const [key, other] = [await newKey(), await newKey()]
    const thumbprint = await thumbprintOf(deviceKeyHeader(key)['X-Device-Key'] ?? '')
    const header = await deviceProofHeader(key, { endpoint: refreshToken, token: 's.1.mac', origin: ORIGIN, now: NOW })
    const proof = header['X-Device-Proof'] ?? null
    expect(await isProvenBy(thumbprint, { proof, token: 's.1.mac', paths, now: NOW + 59_000 })).toBe(true)
    expect(await isProvenBy(thumbprint, { proof, token: 's.2.mac', paths, now: NOW })).toBe(false)
    expect(await isProvenBy(thumbprint, { proof, token: 's.1.mac', paths, now: NOW + 120_000 })).toBe(false)
    expect(await isProvenBy(thumbprint, { proof, token: 's.1.mac', paths: [logout.path], now: NOW })).toBe(false)
    const stranger = await thumbprintOf(deviceKeyHeader(other)['X-Device-Key'] ?? '')
    expect(await isProvenBy(stranger, { proof, token: 's.1.mac', paths, now: NOW })).toBe(false)
  })

  it('is left out where the browser has no key', async () => {
    expect(deviceKeyHeader(null)).toEqual({})
    expect(await deviceProofHeader(null, { endpoint: refreshToken, token: 't', origin: ORIGIN, now: NOW })).toEqual({})
  })
})
