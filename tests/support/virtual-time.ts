import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../functions/src/domain/ports/world.ts'

/** Number of event loop rounds after which only the clock can make progress. */
const CALM = 2

export type VirtualTime = {
  clock: Clock
  /** Runs work to its end. Whenever everything waits, the clock jumps to the end of the next wait. */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

export function createVirtualTime(start: number): VirtualTime {
  let now = start
  const waits = new Map<number, (() => void)[]>()

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const until = now + ms
      waits.set(until, [...(waits.get(until) ?? []), resolve])
    })
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    const end = { isReached: false }
    const result = work().finally(() => {
      end.isReached = true
    })
    while (!end.isReached) {
      for (let round = 0; round < CALM; round += 1) await setImmediate()
      const next = Math.min(...waits.keys())
      if (!Number.isFinite(next)) continue
      now = next
      const woken = waits.get(next) ?? []
      waits.delete(next)
      for (const wake of woken) wake()
    }
    return result
  }

  return { clock: { now: () => now, sleep }, run }
}
