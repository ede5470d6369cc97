/** How many words one stretch has, by which texts are compared. */
const STRETCH = 3
const HASHES = 64

/**
 * A short sum of a text: the share of equal places of two sums is about the share of their stretches of three words that
 * both texts have. Empty for a text of fewer words.
 */
export function minHash(words: readonly string[]): readonly number[] {
  const stretches = words.slice(STRETCH - 1).map((_, at) => hashOf(words.slice(at, at + STRETCH).join(' ')))
  if (stretches.length === 0) return []
  return Array.from({ length: HASHES }, (_, seed) =>
    stretches.reduce((least, hash) => Math.min(least, mix(hash, seed)), Infinity),
  )
}

/** From 0, nothing in common, to 1, the same. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || a.length !== b.length) return 0
  return a.filter((value, at) => value === b[at]).length / a.length
}

/** FNV-1a of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Another hash of a hash for each seed. */
function mix(hash: number, seed: number): number {
  let mixed = Math.imul(hash ^ (seed * 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
