import type { StatTone } from '@/ui/stat-tile.tsx'
import type { Outcome } from './week-outcomes.ts'

/** Locale keys of what became of a publication. */
export const OUTCOME_TEXT = {
  published: 'overview:week.published',
  under_way: 'overview:week.under_way',
  failed: 'publishing:state.failed',
  unconfirmed: 'publishing:state.unconfirmed',
  held: 'publishing:state.held',
  cancelled: 'publishing:state.cancelled',
} as const satisfies Record<Outcome, string>

/** Its colour, beside its number and in the chart. */
export const OUTCOME_TONE = {
  published: 'positive',
  under_way: 'accent',
  failed: 'negative',
  unconfirmed: 'warning',
  held: 'muted',
  cancelled: 'neutral',
} as const satisfies Record<Outcome, StatTone>
