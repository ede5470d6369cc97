import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { currentKey } from '../keys/key-ring.ts'
import type { KeyRing } from '../ports/world.ts'

const TOKEN = /^(?<sid>[A-Za-z0-9_-]{1,128})\.(?<counter>0|[1-9]\d{0,14})\.(?<mac>[A-Za-z0-9_-]{43})$/
const partsSchema = z.object({ sid: z.string(), counter: z.coerce.number().int(), mac: z.string() })

/**
 * The refresh token of a session at a counter: `sid.counter.HMAC`. It is computed and never stored, so a database dump
 * yields no token, and a repeated refresh gives the same successor.
 */
export function refreshTokenFor(ring: KeyRing, sid: string, counter: number): string {
  return `${sid}.${counter}.${signature(currentKey(ring), sid, counter).toString('base64url')}`
}

/** The parts of a refresh token, or null when no key of the ring signed it. */
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
