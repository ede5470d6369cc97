import { instant } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { createHash } from 'node:crypto'
import { FieldValue } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Clock } from '../domain/ports/world.ts'
import { isLostRace } from './lost-race.ts'
import type { Refs } from './refs.ts'
import type { RateLimitStore } from '../domain/ports/people.ts'

const WINDOW = 60_000
/** Documents outlive their window a little; a TTL policy on `expiresAt` removes them. */
const KEPT_AFTER_WINDOW = 60 * 60_000
/** Counters held in memory before the finished windows among them are dropped. */
const MEMORY_KEYS_MAX = 10_000

const counterSchema = z.object({ count: z.int().min(0), expiresAt: instant() })

/** In a burst on one counter some increments may fail: those calls are counted by this process alone. */
function ignoreContention(error: unknown): void {
  if (!isLostRace(error)) throw error
}

/**
 * Counts calls per key and minute. This process refuses by its own count first; processes share a counter that is
 * incremented without a transaction, so parallel calls never wait for each other, and some may not be counted.
 */
export function createRateLimitStore(refs: Refs, clock: Clock): RateLimitStore {
  const memory = new Map<string, number>()
  let memoryWindow = 0

  function countHere(key: string, window: number): number {
    if (window !== memoryWindow || memory.size >= MEMORY_KEYS_MAX) memory.clear()
    memoryWindow = window
    const count = (memory.get(key) ?? 0) + 1
    memory.set(key, count)
    return count
  }

  return {
    hit: async (key, perMinute) => {
      const now = clock.now()
      const window = Math.floor(now / WINDOW)
      const windowEnds = (window + 1) * WINDOW
      const secondsLeft = Math.ceil((windowEnds - now) / 1000)
      if (countHere(key, window) > perMinute) return secondsLeft
      const id = createHash('sha256').update(`${key}|${window}`).digest('hex').slice(0, 40)
      const ref = refs.doc(paths.rateLimit(id), { schema: counterSchema })
      const count = { count: FieldValue.increment(1), expiresAt: windowEnds + KEPT_AFTER_WINDOW }
      const [snapshot] = await Promise.all([ref.get(), ref.set(count, { merge: true }).catch(ignoreContention)])
      // NOTE the read may or may not see its own increment: at most one call too many passes per process.
      return (snapshot.data()?.count ?? 0) > perMinute ? secondsLeft : null
    },
  }
}
