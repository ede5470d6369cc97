import type { Variant } from '@postwright/core/model/variant'
import { filterStates, type SchedulerFilter } from './scheduler-filter.ts'

/** Those that still are in a state which a list shows, in its order: publications go on and are moved after they were read. */
export function stillListed(
  variants: readonly Variant[],
  { filter, order }: { filter: SchedulerFilter; order: 'asc' | 'desc' },
): Variant[] {
  const states = filterStates(filter)
  const sign = order === 'asc' ? 1 : -1
  return variants
    .filter(({ state }) => states.includes(state))
    .toSorted((a, b) => sign * (a.scheduled.instant - b.scheduled.instant || (a.id < b.id ? -1 : 1)))
}
