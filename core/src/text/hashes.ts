/** How many words one stretch has, by which texts are compared. */
const STRETCH = 3

/** What a place of a sum is written with: 64 signs, six bits of a hash each. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** How many places a sum has, each of a hash of its own. */
export const MIN_HASH_LENGTH = 64

/**
 * A short sum of a text: the share of equal places of two sums is about the share of their stretches of three words that
 * both texts have. Empty for a text of fewer words.
 */
export function minHash(words: readonly string[]): string {
  const stretches = words.slice(STRETCH - 1).map((_, at) => fnvHash(words.slice(at, at + STRETCH).join(' ')))
  if (stretches.length === 0) return ''
  return Array.from({ length: MIN_HASH_LENGTH }, (_, seed) =>
    SIGNS.charAt(stretches.reduce((least, hash) => Math.min(least, mix(hash, seed)), Infinity) % SIGNS.length),
  ).join('')
}

/** From 0, nothing in common, to 1, the same. Places that are equal by chance, one of 64, are left out of account. */
export function likeness(a: string, b: string): number {
  if (a === '' || a.length !== b.length) return 0
  const equal = [...a].filter((sign, at) => sign === b.charAt(at)).length / a.length
  const chance = 1 / SIGNS.length
  return Math.max(0, (equal - chance) / (1 - chance))
}

/** Another hash of a hash for each seed. */
function mix(hash: number, seed: number): number {
  let mixed = Math.imul(hash ^ (seed * 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** The FNV-1a hash of a text, 32 bits: the same everywhere, and no protection against anybody. */
export function fnvHash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
