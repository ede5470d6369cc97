import type { Outcome } from './week-outcomes.ts'

/** Locale keys of what became of a publication. */
export const OUTCOME_TEXT = {
  published: 'overview:week.published',
  under_way: 'overview:week.under_way',
  failed: 'overview:week.failed',
  unconfirmed: 'overview:week.unconfirmed',
  held: 'overview:week.held',
  cancelled: 'overview:week.cancelled',
} as const satisfies Record<Outcome, string>
