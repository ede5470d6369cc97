import { addUsage, NO_USAGE } from '@postwright/core/model/usage-day'
import { dayOf } from '@postwright/core/time/utc-day'
import type { Deps } from '../ports/deps.ts'
import type { UsageFlush, UsageMeter } from '../ports/operator.ts'

const FLUSHED_EVERY = 60_000

/**
 * Creates the meter of this process's usage, which is kept in memory and stored at most once a minute. A flush keeps its ID until it is stored, so a
 * retry after a lost response adds nothing twice; later usage waits for the next flush. A killed process loses its unstored usage.
 */
export function createUsageMeter({
  clock,
  ids,
  logger,
  usageDays,
}: Pick<Deps, 'clock' | 'ids' | 'logger' | 'usageDays'>): UsageMeter {
  let counted = NO_USAGE
  let unsent: UsageFlush | null = null
  let flushedAt = clock.now()
  let isFlushing = false

  function take(now: number): UsageFlush {
    const flush = { id: ids.random(), day: dayOf(now), counts: counted }
    counted = NO_USAGE
    return flush
  }

  return {
    add: (counts) => {
      counted = addUsage(counted, counts)
    },

    flushIfDue: async () => {
      const now = clock.now()
      if (isFlushing || now - flushedAt < FLUSHED_EVERY) return
      isFlushing = true
      flushedAt = now
      unsent ??= take(now)
      try {
        await usageDays.add(unsent)
        unsent = null
      } catch (error) {
        logger.warn('usage could not be stored', { error: String(error) })
      } finally {
        isFlushing = false
      }
    },
  }
}
