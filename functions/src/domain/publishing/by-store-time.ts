import type { Deps } from '../../deps.ts'
import type { StoredVariant } from './stored-variant.ts'

/** What an answer takes on its way, and clocks of machines that are kept in step, differ by less. */
const TOLERANCE = 2_000

/**
 * The same with a clock that shows the database's time, where the machine's own is wrong. Leases, delays and proofs of absence
 * compare times that several machines have written: they hold only while all of them mean the same moment.
 */
export function byStoreTime<D extends Pick<Deps, 'clock'>>(deps: D, { readAt }: StoredVariant): D {
  const { clock } = deps
  if (!clock.setBy || Math.abs(clock.now() - readAt) < TOLERANCE) return deps
  return { ...deps, clock: clock.setBy(readAt) }
}
