import { DEVICE_KEY_HEADER, DEVICE_PROOF_HEADER, DEVICE_PROOF_TYPE } from '@postwright/core/api/device-proof'
import { API_BASE, type Endpoint } from '@postwright/core/endpoint'
import type { DeviceKeyPair } from './device-key.ts'

/** Header for a sign-in: binds the new session to this browser's key. Empty without a key. */
export function deviceKeyHeader(key: DeviceKeyPair | null): Record<string, string> {
  return key === null ? {} : { [DEVICE_KEY_HEADER]: JSON.stringify(key.publicKey) }
}

/**
 * Header for exchanging a token at an endpoint: a compact JWS over the token, made now. Empty without a key.
 * @param now epoch milliseconds
 */
export async function deviceProofHeader(
  key: DeviceKeyPair | null,
  { endpoint, token, origin, now }: { endpoint: Endpoint; token: string; origin: string; now: number },
): Promise<Record<string, string>> {
  if (key === null) return {}
  const header = { alg: 'ES256', typ: DEVICE_PROOF_TYPE, jwk: key.publicKey }
  const payload = {
    htm: 'POST',
    htu: `${origin}${API_BASE}${endpoint.path}`,
    iat: Math.floor(now / 1000),
    jti: crypto.randomUUID(),
    ath: encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(token)))),
  }
  const signed = `${encode(bytesOf(JSON.stringify(header)))}.${encode(bytesOf(JSON.stringify(payload)))}`
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key.privateKey, bytesOf(signed))
  return { [DEVICE_PROOF_HEADER]: `${signed}.${encode(new Uint8Array(signature))}` }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** base64url without padding. */
function encode(bytes: Uint8Array): string {
  const plain = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
