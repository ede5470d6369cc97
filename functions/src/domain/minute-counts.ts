import type { Clock } from './ports/world.ts'

const MINUTE = 60_000

export type MinuteCounts = {
  /** Counts by key, reset every minute. */
  current: () => Map<string, number>
  /** Milliseconds until the reset. */
  left: () => number
}

/** Creates counts for the current minute, in the memory of this process. */
export function createMinuteCounts({ now }: Pick<Clock, 'now'>): MinuteCounts {
  const counts = new Map<string, number>()
  let minute = 0
  return {
    current: () => {
      const present = Math.floor(now() / MINUTE)
      if (present !== minute) counts.clear()
      minute = present
      return counts
    },
    left: () => MINUTE - (now() % MINUTE),
  }
}
