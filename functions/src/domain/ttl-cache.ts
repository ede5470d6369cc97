import type { Clock, TtlCache } from './ports/world.ts'
import type { Deps } from './ports/deps.ts'

const KEYS_MAX = 5_000

/**
 * Creates a TTL cache in this process that keeps results for `kept` milliseconds; parallel callers share one run. A failure is not cached.
 * @param most maximum number of cached results; lower where each is large
 */
export function createTtlCache<T>(clock: Pick<Clock, 'now'>, kept: number, most = KEYS_MAX): TtlCache<T> {
  const known = new Map<string, { until: number; outcome: Promise<T> }>()

  function makeRoom(now: number): void {
    for (const [key, { until }] of known) if (until <= now) known.delete(key)
    if (known.size >= most) known.clear()
  }

  function recall(key: string, work: () => Promise<T>): Promise<T> {
    const now = clock.now()
    const found = known.get(key)
    if (found && now < found.until) return found.outcome
    if (known.size >= most) makeRoom(now)
    const outcome = work()
    known.set(key, { until: now + kept, outcome })
    outcome.catch(() => {
      if (known.get(key)?.outcome === outcome) known.delete(key)
    })
    return outcome
  }

  return Object.assign(recall, { forget: (key: string) => void known.delete(key) })
}

/**
 * Returns a read with a TTL cache: it runs at most once per `kept` milliseconds in this process for the same dependencies; parallel callers share one
 * run.
 */
export function cacheLatest<Needs extends Pick<Deps, 'clock'>, T>(
  kept: number,
  read: (deps: Needs, now: number) => Promise<T>,
): (deps: Needs) => Promise<T> {
  const latest = new WeakMap<Needs, { until: number; found: Promise<T> }>()
  return (deps) => {
    const now = deps.clock.now()
    const known = latest.get(deps)
    if (known && now < known.until) return known.found
    const found = read(deps, now)
    latest.set(deps, { until: now + kept, found })
    found.catch(() => latest.delete(deps))
    return found
  }
}
