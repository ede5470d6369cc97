import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import { createHash } from 'node:crypto'

/** Alphabet of texts that sort in the order of the numbers that they encode. */
const BASE32_SORTABLE = '234567abcdefghijklmnopqrstuvwxyz'
const TID_LENGTH = 13
const CLOCK_ID_BITS = 10n
/** Posts are planned by the minute: keys of the same minute differ by their microseconds within the preceding minute. */
const SPREAD_MICROS = 60_000_000

type KeyFacts = { variantId: string; generation: number; instant: number }

/**
 * Returns the key under which a network stores one publication, or by which it recognizes a repeated call. If posts are stored under it, it sorts by
 * the time of the post, as networks require. The same facts always give the same key, so it can be derived again after any crash.
 */
export function recordKeyFor(platform: Platform, facts: KeyFacts): string {
  return PLATFORM_CONTRACTS[platform].idempotency === 'record_key' ? timestampId(facts) : hashKey(facts)
}

/**
 * Returns an AT Protocol timestamp identifier: one zero bit, 53 bits of microseconds, 10 bits of clock identifier, written as 13 characters. Both
 * lower parts come from the hash: two posts of an account collide with a chance of 1 in 60 billion.
 */
function timestampId(facts: KeyFacts): string {
  const hash = hashOf(facts)
  const micros = BigInt(facts.instant) * 1000n - BigInt(hash.readUInt32BE(0) % SPREAD_MICROS)
  const clockId = BigInt(hash.readUInt16BE(4)) & ((1n << CLOCK_ID_BITS) - 1n)
  let rest = (micros << CLOCK_ID_BITS) | clockId
  let key = ''
  while (key.length < TID_LENGTH) {
    key = BASE32_SORTABLE.charAt(Number(rest & 31n)) + key
    rest >>= 5n
  }
  return key
}

function hashKey(facts: KeyFacts): string {
  return hashOf(facts).toString('hex').slice(0, 26)
}

function hashOf({ variantId, generation }: KeyFacts): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([variantId, generation]))
    .digest()
}
