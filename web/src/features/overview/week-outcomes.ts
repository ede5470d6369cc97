import { variantStateSchema, type VariantState } from '@postwright/core/publishing/variant-state'
import type { StatTone } from '@/ui/stat-tile.tsx'

/** Outcome of a publication in the week line; every publishing state maps to exactly one outcome. */
export type Outcome = 'published' | 'failed' | 'unconfirmed' | 'held' | 'cancelled' | 'under_way'

export const OUTCOMES = [
  'published',
  'under_way',
  'failed',
  'unconfirmed',
  'held',
  'cancelled',
] as const satisfies Outcome[]

const OUTCOME_OF = {
  draft: 'cancelled',
  in_review: 'under_way',
  approved: 'under_way',
  scheduled: 'under_way',
  claimed: 'under_way',
  prepared: 'under_way',
  armed: 'under_way',
  published: 'published',
  failed: 'failed',
  unconfirmed: 'unconfirmed',
  held: 'held',
  // Waits for a person.
  handed_over: 'held',
  cancelled: 'cancelled',
} as const satisfies Record<VariantState, Outcome>

/** Returns the states of one outcome, for a query. */
export function statesOf(outcome: Outcome): VariantState[] {
  return variantStateSchema.options.filter((state) => OUTCOME_OF[state] === outcome)
}

export type OutcomeCounts = Record<Outcome, number>

/** The outcomes of everything due on the day that begins at `from` (epoch ms). */
export type DayOutcomes = { from: number; counts: OutcomeCounts }

export type WeekOutcomes = { total: number; counts: OutcomeCounts }

/** Number of publications from which a week is drawn: a chart of fewer would be mostly empty. */
const DRAWN_FROM = 5

/** Returns true when there are enough publications for a chart by day. */
export function isDrawn(week: WeekOutcomes | undefined): boolean {
  return week !== undefined && week.total >= DRAWN_FROM
}

/** Returns the outcomes that occurred, in order. */
export function presentIn(counts: OutcomeCounts): Outcome[] {
  return OUTCOMES.filter((outcome) => counts[outcome] > 0)
}

/**
 * Returns true when the counts of all outcomes add up to the total, which is counted separately. Publications that change between two counts make it
 * false for a moment; counting again resolves this.
 */
export function addsUp(week: WeekOutcomes): boolean {
  return OUTCOMES.reduce((sum, outcome) => sum + week.counts[outcome], 0) === week.total
}

/** Locale keys of the outcomes. */
export const OUTCOME_TEXT = {
  published: 'overview:week.published',
  under_way: 'overview:week.under_way',
  failed: 'publishing:state.failed',
  unconfirmed: 'publishing:state.unconfirmed',
  held: 'publishing:state.held',
  cancelled: 'publishing:state.cancelled',
} as const satisfies Record<Outcome, string>

/** Colour of each outcome, beside its number and in the chart. */
export const OUTCOME_TONE = {
  published: 'positive',
  under_way: 'accent',
  failed: 'negative',
  unconfirmed: 'warning',
  held: 'muted',
  cancelled: 'neutral',
} as const satisfies Record<Outcome, StatTone>
