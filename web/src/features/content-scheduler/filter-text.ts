import type { SchedulerTab, StateFilter } from './scheduler-filter.ts'

/** Locale keys of the tabs. */
export const TAB_TEXT = {
  upcoming: 'scheduler:tab.upcoming',
  history: 'scheduler:tab.history',
} as const satisfies Record<SchedulerTab, string>

/** Locale keys of the states people filter by. */
export const STATE_FILTER_TEXT = {
  scheduled: 'scheduler:state.scheduled',
  sending: 'scheduler:state.sending',
  published: 'scheduler:state.published',
  failed: 'scheduler:state.failed',
  unconfirmed: 'scheduler:state.unconfirmed',
  held: 'scheduler:state.held',
  cancelled: 'scheduler:state.cancelled',
} as const satisfies Record<StateFilter, string>
