import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Code of an authenticator app at a time (RFC 6238, RFC 4226). `secret` is Base32, `now` in milliseconds. */
export function codeAt(secret: string, now: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const b64 = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** Encodes CBOR, as far as passkeys need it: texts, bytes, small integers and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (!(value instanceof Map)) throw new Error('not written here')
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

type Lies = { origin?: string; rpId?: string; counter?: number }

/** A software passkey that follows WebAuthn Level 3. `lies` replace true values. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  const client = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }))
  const data = (flags: number, lies: Lies) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.counter ?? counter)
    return Buffer.concat([sha256(lies.rpId ?? 'localhost'), Buffer.from([flags]), count])
  }
  const base = { id: b64(id), rawId: b64(id), type: 'public-key' as const, clientExtensionResults: {} }

  return {
    make(challenge: string, lies: Lies = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cosePublicKey(publicKey)])
      const authData = Buffer.concat([data(0x45, lies), attested])
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      const clientDataJSON = b64(client('webauthn.create', challenge, lies))
      return { ...base, response: { clientDataJSON, attestationObject: b64(attestation), transports: ['internal'] } }
    },
    answer(challenge: string, lies: Lies = {}) {
      const clientData = client('webauthn.get', challenge, lies)
      const authenticatorData = data(0x05, lies)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
      const response = {
        clientDataJSON: b64(clientData),
        authenticatorData: b64(authenticatorData),
        signature: b64(signature),
      }
      return { ...base, response }
    },
  }
}

function cosePublicKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinates: [number, unknown][] = [
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]
  return cbor(new Map<number, unknown>([[1, 2], [3, -7], [-1, 1], ...coordinates]))
}
