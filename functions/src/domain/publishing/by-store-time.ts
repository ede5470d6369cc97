import type { Deps } from '../ports/deps.ts'
import type { StoredVariant } from '../ports/publishing.ts'

/**
 * The same with a clock that shows the database's time instead of the machine's. Leases, delays and proofs of absence compare
 * times that several machines have written: they hold only while all of them mean the same moment.
 */
export function byStoreTime<D extends Pick<Deps, 'clock'>>(deps: D, { readAt }: StoredVariant): D {
  const { clock } = deps
  return clock.setBy ? { ...deps, clock: clock.setBy(readAt) } : deps
}
