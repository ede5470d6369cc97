import type { Clock } from '../../functions/src/domain/ports/world.ts'

/** Waits up to this many milliseconds advance the clock by themselves: back-off between writes, and deliveries that are slightly early. */
const SHORT = 5_000

export type TestClock = Clock & {
  /** Moves the clock on and ends the waits that are over. */
  advance: (ms: number) => void
  /** While time flows, short waits wait too; the caller advances the clock, at most to `nextEnd`. */
  flow: (flows: boolean) => void
  /** Time at which the next wait ends; null while nothing waits. */
  nextEnd: () => number | null
}

/** A clock that stands still until a test moves it. */
export function createTestClock(start: number): TestClock {
  let now = start
  let isFlowing = false
  const waiting = new Set<{ until: number; wake: () => void }>()

  function advance(ms: number): void {
    now += ms
    for (const waiter of waiting) {
      if (waiter.until > now) continue
      waiting.delete(waiter)
      waiter.wake()
    }
  }

  async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (ms <= SHORT && !isFlowing) {
      advance(ms)
      await new Promise((resolve) => setImmediate(resolve))
      return
    }
    await new Promise<void>((resolve) => {
      const waiter = { until: now + Math.max(0, ms), wake: resolve }
      waiting.add(waiter)
      signal?.addEventListener('abort', () => {
        waiting.delete(waiter)
        resolve()
      })
    })
  }

  return {
    now: () => now,
    sleep,
    advance,
    flow: (flows) => void (isFlowing = flows),
    nextEnd: () => (waiting.size === 0 ? null : Math.min(...[...waiting].map(({ until }) => until))),
  }
}
