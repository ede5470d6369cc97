import type { Clock } from './ports/world.ts'

const MINUTE = 60_000

export type MinuteCounts = {
  /** Counts by key, empty at the beginning of each minute. */
  current: () => Map<string, number>
  /** Milliseconds until they begin anew. */
  left: () => number
}

/** Counts of the present minute, in the memory of this process. */
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
