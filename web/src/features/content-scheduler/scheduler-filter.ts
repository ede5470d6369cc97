import { z } from 'zod'
import { PENDING_STATES, type VariantState } from '@postwright/core/publishing/variant-state'
import type { Variant } from '@postwright/core/model/variant'

export const SCHEDULER_TABS = ['upcoming', 'history'] as const
export type SchedulerTab = (typeof SCHEDULER_TABS)[number]

/** States that users filter by: each covers one or more states of the state machine. */
const STATES_OF = {
  scheduled: ['scheduled'],
  sending: ['claimed', 'prepared', 'armed'],
  published: ['published'],
  failed: ['failed'],
  unconfirmed: ['unconfirmed'],
  held: ['held', 'handed_over'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly VariantState[]>

export type StateFilter = keyof typeof STATES_OF

/** The state filters of each tab of the schedule, in display order. */
export const STATE_FILTERS = {
  upcoming: ['scheduled', 'sending'],
  history: ['published', 'failed', 'unconfirmed', 'held', 'cancelled'],
} as const satisfies Record<SchedulerTab, readonly StateFilter[]>

/** Filter of the list by publication state; the filter by post is the calendar's. */
export type SchedulerFilter = {
  tab: SchedulerTab
  /** Null for all states of the tab. */
  state: StateFilter | null
}

/** Returns the tab with that name; otherwise the first tab. */
export function parseTab(name: string | null): SchedulerTab {
  return z.enum(SCHEDULER_TABS).catch('upcoming').parse(name)
}

/** Returns the filter with that name if the tab offers it; otherwise null. */
export function parseState(tab: SchedulerTab, name: string | null): StateFilter | null {
  const offered: readonly StateFilter[] = STATE_FILTERS[tab]
  return offered.find((state) => state === name) ?? null
}

export function parseFilter(params: URLSearchParams): SchedulerFilter {
  const tab = parseTab(params.get('tab'))
  return { tab, state: parseState(tab, params.get('state')) }
}

/** Returns the query parameters of a filter; defaults are left out. */
export function filterParams(filter: SchedulerFilter): Record<string, string> {
  return {
    ...(filter.tab === 'upcoming' ? {} : { tab: filter.tab }),
    ...(filter.state === null ? {} : { state: filter.state }),
  }
}

/** Returns the states that a filter includes, for a query. */
export function filterStates({ tab, state }: SchedulerFilter): VariantState[] {
  if (state !== null) return [...STATES_OF[state]]
  return tab === 'upcoming' ? [...PENDING_STATES] : STATE_FILTERS.history.flatMap((name) => STATES_OF[name])
}

/** Locale keys of the tabs. */
export const TAB_TEXT = {
  upcoming: 'scheduler:tab.upcoming',
  history: 'scheduler:tab.history',
} as const satisfies Record<SchedulerTab, string>

/** Locale keys of the state filters. */
export const STATE_FILTER_TEXT = {
  scheduled: 'publishing:state.scheduled',
  sending: 'publishing:state.sending',
  published: 'publishing:state.published',
  failed: 'publishing:state.failed',
  unconfirmed: 'publishing:state.unconfirmed',
  held: 'publishing:state.held',
  cancelled: 'publishing:state.cancelled',
} as const satisfies Record<StateFilter, string>

/** Keeps the publications whose current state the list still shows, in the list's order: publications may change state or move after they were read. */
export function filterStillListed(
  variants: readonly Variant[],
  { filter, order }: { filter: SchedulerFilter; order: 'asc' | 'desc' },
): Variant[] {
  const states = filterStates(filter)
  const sign = order === 'asc' ? 1 : -1
  return variants
    .filter(({ state }) => states.includes(state))
    .toSorted((a, b) => sign * (a.scheduled.instant - b.scheduled.instant || (a.id < b.id ? -1 : 1)))
}
