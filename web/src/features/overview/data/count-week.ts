import { getCountFromServer } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import { refs } from '@/lib/live/refs.ts'
import { countBySplitting, type Stretch } from '../count-by-splitting.ts'
import {
  addsUp,
  OUTCOMES,
  statesOf,
  type DayOutcomes,
  type Outcome,
  type OutcomeCounts,
  type WeekOutcomes,
} from '../week-outcomes.ts'
import { dueWithinQuery } from './overview-queries.ts'

/**
 * Counts what was due in a stretch of time by outcome, and once more without regard to the outcome. Counted again when
 * something changed its outcome in between and the sums differ.
 */
export async function countWeek(workspaceId: string, week: Stretch): Promise<WeekOutcomes> {
  const first = await countOnce(workspaceId, week)
  return addsUp(first) ? first : countOnce(workspaceId, week)
}

async function countOnce(workspaceId: string, week: Stretch): Promise<WeekOutcomes> {
  const [total, ...found] = await Promise.all([
    countDue(workspaceId, week, null),
    ...OUTCOMES.map((outcome) => countDue(workspaceId, week, statesOf(outcome))),
  ])
  return { total, counts: countsOf(OUTCOMES, found) }
}

/**
 * The given outcomes on each of the given days; the others did not occur in the whole week, and asking for them would cost a
 * read for each day.
 */
export async function countDays(
  workspaceId: string,
  days: readonly Stretch[],
  outcomes: readonly Outcome[],
): Promise<DayOutcomes[]> {
  return Promise.all(
    days.map(async (day) => {
      const found = await Promise.all(outcomes.map((outcome) => countDue(workspaceId, day, statesOf(outcome))))
      return { from: day.from, counts: countsOf(outcomes, found) }
    }),
  )
}

function countsOf(outcomes: readonly Outcome[], found: readonly number[]): OutcomeCounts {
  const counts = { published: 0, under_way: 0, failed: 0, unconfirmed: 0, held: 0, cancelled: 0 }
  for (const [index, outcome] of outcomes.entries()) counts[outcome] = found[index] ?? 0
  return counts
}

function countDue(workspaceId: string, week: Stretch, states: readonly VariantState[] | null): Promise<number> {
  return countBySplitting(week, LIST_LIMIT_MAX, async (stretch) => {
    const counted = await getCountFromServer(dueWithinQuery(refs.variants(workspaceId), stretch, states))
    return counted.data().count
  })
}
