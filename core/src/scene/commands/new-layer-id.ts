const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 8
const TRIES_MAX = 100

/** Source of random numbers from 0 to 1 for layer ids, passed in by the caller. */
export type Random = () => number

/**
 * Returns an unused id for a new layer.
 * @throws if `random` keeps producing ids that are taken
 */
export function newLayerId(random: Random, taken: ReadonlySet<string> = new Set()): string {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const id = Array.from({ length: LENGTH }, () => SIGNS[Math.floor(random() * SIGNS.length)] ?? 'a').join('')
    if (!taken.has(id)) return id
  }
  throw new Error('The random source keeps returning ids that are taken')
}
