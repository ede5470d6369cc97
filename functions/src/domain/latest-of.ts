import type { Deps } from './ports/deps.ts'

/** Reads at most once in `kept` milliseconds in this process, by its dependencies; parallel callers share one read. */
export function latestOf<Needs extends Pick<Deps, 'clock'>, T>(
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
