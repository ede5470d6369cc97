import {
  deviceKeySchema,
  type DeviceKey,
  DEVICE_KEY_HEADER,
  DEVICE_PROOF_HEADER,
  DEVICE_PROOF_TYPE,
} from '@postwright/core/api/device-proof'
import { log } from './log.ts'
import { API_BASE, type Endpoint } from '@postwright/core/endpoint'

const DATABASE = 'postwright-device'
const STORE = 'keys'
const NAME = 'session'

export type DeviceKeyPair = { privateKey: CryptoKey; publicKey: DeviceKey }

let pending: Promise<DeviceKeyPair | null> | null = null

/**
 * Returns the key pair that proves that a refresh comes from this browser. The private key cannot be exported, not even by the page. Null if the
 * browser cannot create or store a key; the session then has none.
 */
export function deviceKey(): Promise<DeviceKeyPair | null> {
  pending ??= loadOrMake().catch((error: unknown) => {
    log.warn('Device key: this browser keeps none', error)
    return null
  })
  return pending
}

async function loadOrMake(): Promise<DeviceKeyPair> {
  const database = await open()
  const stored = await get(database)
  if (stored) return withPublicHalf(stored)
  const made = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
  return withPublicHalf(await keepFirst(database, made))
}

async function withPublicHalf({ privateKey, publicKey }: CryptoKeyPair): Promise<DeviceKeyPair> {
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  return { privateKey, publicKey: deviceKeySchema.parse({ kty, crv, x, y }) }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return settled(request)
}

async function get(database: IDBDatabase): Promise<CryptoKeyPair | null> {
  const found: unknown = await settled(database.transaction(STORE).objectStore(STORE).get(NAME))
  return isKeyPair(found) ? found : null
}

/** Stores a key unless another tab has stored one at the same time, so that both tabs use the first key stored. */
async function keepFirst(database: IDBDatabase, made: CryptoKeyPair): Promise<CryptoKeyPair> {
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
  const found: unknown = await settled(store.get(NAME))
  if (isKeyPair(found)) return found
  await settled(store.put(made, NAME))
  return made
}

function isKeyPair(value: unknown): value is CryptoKeyPair {
  if (typeof value !== 'object' || value === null) return false
  return 'privateKey' in value && value.privateKey instanceof CryptoKey && 'publicKey' in value
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}

/** Returns the sign-in header that binds the new session to this browser's key; empty without a key. */
export function deviceKeyHeader(key: DeviceKeyPair | null): Record<string, string> {
  return key === null ? {} : { [DEVICE_KEY_HEADER]: JSON.stringify(key.publicKey) }
}

/**
 * Returns the header for exchanging a token at an endpoint: a compact JWS over the token, signed now. Empty without a key.
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

/** Encodes as base64url without padding. */
function encode(bytes: Uint8Array): string {
  const plain = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
