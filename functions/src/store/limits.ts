import { instant } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { z } from 'zod'
import { createHash } from 'node:crypto'
import type { RateBudget } from '@postwright/core/publishing/rate-budget'
import type { RateBudgetStore } from '../domain/ports/connections.ts'
import type { CountGuardStore } from '../domain/ports/jobs.ts'
import type { RateLimitStore } from '../domain/ports/people.ts'
import type { Clock } from '../domain/ports/world.ts'
import type { Refs } from './refs.ts'
import { within, isLostRace } from './transaction.ts'

const WINDOW = 60_000
/** Retention of documents after their window has ended; a TTL policy on `expiresAt` removes them. */
const KEPT_AFTER_WINDOW = 60 * 60_000
/** Number of counters in memory at which all of them are dropped, also those of the current window. */
const MEMORY_KEYS_MAX = 10_000

const counterSchema = z.object({ count: z.int().min(0), expiresAt: instant() })

/** Returns false for a lost increment: in a burst on one counter some may fail, and only this process counts those calls. */
function toFalseOnContention(error: unknown): false {
  if (isLostRace(error)) return false
  throw error
}

/**
 * Creates the store that counts calls per key and minute. Each process first refuses by its own count. All processes share a counter that is
 * incremented without a transaction, so that no call is retried, and read at the same time; near the limit it is read once more, after the increment.
 * Calls exceed the limit only by increments that are lost in a burst, or that are under way in other processes when the limit is still far. Parallel
 * calls see each other's increments, so around the limit more of them than necessary may be refused.
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

  const count: RateLimitStore['count'] = async (key, perMinute) => {
    const now = clock.now()
    const window = Math.floor(now / WINDOW)
    const windowEnds = (window + 1) * WINDOW
    const secondsLeft = Math.ceil((windowEnds - now) / 1000)
    const here = countHere(key, window)
    if (here > perMinute) return { isOver: true, remaining: 0, secondsLeft }
    const id = createHash('sha256').update(`${key}|${window}`).digest('hex').slice(0, 40)
    const ref = refs.doc(paths.rateLimit(id), { schema: counterSchema })
    const counted = { count: FieldValue.increment(1), expiresAt: windowEnds + KEPT_AFTER_WINDOW }
    const read = async () => (await ref.get()).data()?.count ?? 0
    const [before, isCounted] = await Promise.all([
      read(),
      ref.set(counted, { merge: true }).then(() => true, toFalseOnContention),
    ])
    // Only near the limit does it matter that the first read may lack increments that were under way.
    const stored = before + here < perMinute ? before : await read()
    const shared = isCounted ? stored : stored + 1
    const remaining = Math.max(0, perMinute - Math.max(here, shared))
    return { isOver: shared > perMinute, remaining, secondsLeft }
  }

  return {
    count,
    hit: async (key, perMinute) => {
      const { isOver, secondsLeft } = await count(key, perMinute)
      return isOver ? secondsLeft : null
    },
  }
}

/** Used part of one budget in its current window, `rateBudgets/{hash of its key}`: server only. */
const rateBudgetSchema = z.object({
  windowEndsAt: instant(),
  used: z.int().min(0),
  /** Used amount per channel, for a budget that several channels share. */
  channels: z.record(z.string(), z.int().min(0)),
  /** Time until which the network accepts no further calls, as it has reported. */
  blockedUntilAt: instant().nullable(),
  expiresAt: instant(),
})

export function createRateBudgetStore(refs: Refs): RateBudgetStore {
  return {
    change: async <T>(
      key: string,
      decide: (budget: RateBudget | null) => { budget: RateBudget | null; result: T },
    ): Promise<T> => {
      const id = createHash('sha256').update(key).digest('hex').slice(0, 40)
      const ref = refs.doc(paths.rateBudget(id), { schema: rateBudgetSchema })
      return refs.db.runTransaction(async (tx) => {
        const { budget, result } = decide((await tx.get(ref)).data() ?? null)
        if (budget) tx.set(ref, budget)
        return result
      })
    },
  }
}

/** Retention of the documents; longer than any transaction, so expired data is irrelevant. */
const KEPT = 60 * 60_000

const guardSchema = z.object({ count: z.int().min(0), expiresAt: instant() })

export function createCountGuardStore(refs: Refs, clock: Clock): CountGuardStore {
  return {
    readIn: async (tx, counted, owner) => {
      const key = createHash('sha256').update(`${counted}|${owner}`).digest('hex').slice(0, 40)
      const ref = refs.doc(paths.countGuard(key), { schema: guardSchema })
      const count = ((await within(tx).get(ref)).data()?.count ?? 0) + 1
      return () => void within(tx).set(ref, { count, expiresAt: clock.now() + KEPT })
    },
  }
}
