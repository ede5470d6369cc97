import type { KeyRing, TokenKeys } from '../ports/world.ts'
import { parseJson } from '@postwright/core/text/parse-json'
import { createHmac } from 'node:crypto'
import { z } from 'zod'

const KEY_BYTES_MIN = 32

const keyRingSchema = z.object({
  current: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/),
  keys: z.record(z.string().regex(/^[A-Za-z0-9_-]{1,32}$/), z.base64()),
})

/**
 * Reads a key ring from a secret: `{"current":"k1","keys":{"k1":"<32 random bytes, base64>"}}`.
 * @throws Error naming the secret when it is missing, malformed or holds a short key: the process must not start then
 */
export function parseKeyRing(name: string, json: string | undefined): KeyRing {
  if (!json) throw new Error(`Refusing to start: the secret ${name} is missing.`)
  const parsed = keyRingSchema.safeParse(parseJson(json))
  if (!parsed.success) throw new Error(`Refusing to start: the secret ${name} is not a key ring.`)
  const keys = new Map(Object.entries(parsed.data.keys).map(([kid, key]) => [kid, Buffer.from(key, 'base64')]))
  for (const [kid, key] of keys) {
    if (key.length < KEY_BYTES_MIN) {
      throw new Error(`Refusing to start: key ${kid} of ${name} has ${key.length} bytes, ${KEY_BYTES_MIN} are needed.`)
    }
  }
  if (!keys.has(parsed.data.current)) {
    throw new Error(`Refusing to start: ${name} names ${parsed.data.current} as current but does not hold it.`)
  }
  return { current: parsed.data.current, keys }
}

/** Returns a key ring for one purpose, so a signature made for one purpose is invalid for another. */
export function deriveKeyRing(ring: KeyRing, purpose: string): KeyRing {
  const derive = (key: Buffer) => createHmac('sha256', key).update(`postwright/${purpose}/1`).digest()
  return { current: ring.current, keys: new Map([...ring.keys].map(([kid, key]) => [kid, derive(key)])) }
}

/** Returns the key that new data is signed or sealed with. */
export function currentKey(ring: KeyRing): Buffer {
  const key = ring.keys.get(ring.current)
  if (!key) throw new Error(`The key ring does not hold its current key ${ring.current}.`)
  return key
}

export function tokenKeysFrom(ring: KeyRing): TokenKeys {
  return {
    access: deriveKeyRing(ring, 'access'),
    refresh: deriveKeyRing(ring, 'refresh'),
    media: deriveKeyRing(ring, 'media'),
    pseudonym: deriveKeyRing(ring, 'pseudonym'),
    unsubscribe: deriveKeyRing(ring, 'unsubscribe'),
  }
}
