import { variantStateSchema, type VariantState } from '@postwright/core/publishing/variant-state'
import type { StatTone } from '@/ui/stat-tile.tsx'

/** What became of a publication, in the words of the week line; every state belongs to exactly one. */
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
  // It waits for a person.
  handed_over: 'held',
  cancelled: 'cancelled',
} as const satisfies Record<VariantState, Outcome>

/** The states that count as one outcome, for a query. */
export function statesOf(outcome: Outcome): VariantState[] {
  return variantStateSchema.options.filter((state) => OUTCOME_OF[state] === outcome)
}

export type OutcomeCounts = Record<Outcome, number>

/** What became of everything that was due on the day that begins at `from` (epoch ms). */
export type DayOutcomes = { from: number; counts: OutcomeCounts }

export type WeekOutcomes = { total: number; counts: OutcomeCounts }

/** A week with fewer publications is said in numbers: a drawing of it would be mostly empty. */
const DRAWN_FROM = 5

/** True when there is enough to draw it day by day. */
export function isDrawn(week: WeekOutcomes | undefined): boolean {
  return week !== undefined && week.total >= DRAWN_FROM
}

/** The outcomes that occurred, in their order. */
export function presentIn(counts: OutcomeCounts): Outcome[] {
  return OUTCOMES.filter((outcome) => counts[outcome] > 0)
}

/**
 * True when the outcomes, each counted by itself, amount to the total counted without regard to the outcome.
 * Publications that move between two counts make it false for a moment; counting again settles it.
 */
export function addsUp(week: WeekOutcomes): boolean {
  return OUTCOMES.reduce((sum, outcome) => sum + week.counts[outcome], 0) === week.total
}

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
