import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Sealer, KeyRing } from '../domain/ports/world.ts'
import { currentKey } from '../domain/keys/key-ring.ts'

const FORMAT = 'pw1'
const IV_BYTES = 12
const TAG_BYTES = 16
const DATA_KEY_BYTES = 32

/**
 * Creates a sealer with envelope encryption: each record has its own AES-256-GCM key, wrapped by a named key of the ring.
 * Sealed text is `pw1.<kid>.<wrapped key>.<ciphertext>`; `context` is bound to both parts, so text copied to another record does not open.
 */
export function createSealer(ring: KeyRing): Sealer {
  return {
    seal: (plain, context) => {
      const dataKey = randomBytes(DATA_KEY_BYTES)
      const wrapped = encrypt(currentKey(ring), dataKey, wrapContext(ring.current, context))
      const text = encrypt(dataKey, Buffer.from(plain, 'utf8'), textContext(context))
      return [FORMAT, ring.current, wrapped.toString('base64url'), text.toString('base64url')].join('.')
    },
    open: (sealed, context) => {
      const [format, kid, wrapped, text, ...rest] = sealed.split('.')
      if (format !== FORMAT || !kid || !wrapped || !text || rest.length > 0) {
        throw new Error('The sealed text has an unknown format.')
      }
      const key = ring.keys.get(kid)
      if (!key) throw new Error(`The sealed text needs key ${kid}, which the ring no longer holds.`)
      const dataKey = decrypt(key, Buffer.from(wrapped, 'base64url'), wrapContext(kid, context))
      return decrypt(dataKey, Buffer.from(text, 'base64url'), textContext(context)).toString('utf8')
    },
  }
}

function wrapContext(kid: string, context: string): Buffer {
  return Buffer.from(`${FORMAT}|key|${kid}|${context}`, 'utf8')
}

function textContext(context: string): Buffer {
  return Buffer.from(`${FORMAT}|text|${context}`, 'utf8')
}

/** Returns IV, tag and ciphertext in one buffer. */
function encrypt(key: Buffer, plain: Buffer, context: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(context)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

function decrypt(key: Buffer, sealed: Buffer, context: Buffer): Buffer {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(context).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
