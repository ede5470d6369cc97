/** Number of words per shingle in text comparisons. */
const STRETCH = 3

/** Alphabet of a MinHash: 64 characters, six bits of a hash each. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Number of positions in a MinHash, each from a separate hash function. */
export const MIN_HASH_LENGTH = 64

/**
 * Returns the MinHash of a text: the share of equal positions in two hashes approximates the share of three-word ranges that
 * both texts have. Empty for a text of fewer words.
 */
export function minHash(words: readonly string[]): string {
  const stretches = words.slice(STRETCH - 1).map((_, at) => fnvHash(words.slice(at, at + STRETCH).join(' ')))
  if (stretches.length === 0) return ''
  return Array.from({ length: MIN_HASH_LENGTH }, (_, seed) =>
    SIGNS.charAt(stretches.reduce((least, hash) => Math.min(least, mix(hash, seed)), Infinity) % SIGNS.length),
  ).join('')
}

/** Returns a similarity from 0 (nothing in common) to 1 (equal). Positions that match by chance, one in 64, are corrected for. */
export function likeness(a: string, b: string): number {
  if (a === '' || a.length !== b.length) return 0
  const equal = [...a].filter((sign, at) => sign === b.charAt(at)).length / a.length
  const chance = 1 / SIGNS.length
  return Math.max(0, (equal - chance) / (1 - chance))
}

/** Derives another hash from a hash, one per seed. */
function mix(hash: number, seed: number): number {
  let mixed = Math.imul(hash ^ (seed * 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Returns the FNV-1a hash of a text, 32 bits: the same on every platform, and not cryptographically secure. */
export function fnvHash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
