import type { SchedulerTab, StateFilter } from './scheduler-filter.ts'

/** Locale keys of the tabs. */
export const TAB_TEXT = {
  upcoming: 'scheduler:tab.upcoming',
  history: 'scheduler:tab.history',
} as const satisfies Record<SchedulerTab, string>

/** Locale keys of the states people filter by. */
export const STATE_FILTER_TEXT = {
  scheduled: 'publishing:state.scheduled',
  sending: 'publishing:state.sending',
  published: 'publishing:state.published',
  failed: 'publishing:state.failed',
  unconfirmed: 'publishing:state.unconfirmed',
  held: 'publishing:state.held',
  cancelled: 'publishing:state.cancelled',
} as const satisfies Record<StateFilter, string>
