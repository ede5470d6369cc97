import { getCountFromServer } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import { refs } from '@/lib/live/refs.ts'
import { countBySplitting, type Stretch } from '../count-by-splitting.ts'
import { addsUp, OUTCOMES, statesOf, type WeekOutcomes } from '../week-outcomes.ts'
import { dueWithinQuery } from './overview-queries.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

/**
 * Counts what was due in the seven days up to `now` by outcome, and once more without regard to the outcome. Counted again
 * when something changed its outcome in between and the sums differ.
 */
export async function countWeek(workspaceId: string, now: number): Promise<WeekOutcomes> {
  const week = { from: now - WEEK, to: now }
  const first = await countOnce(workspaceId, week)
  return addsUp(first) ? first : countOnce(workspaceId, week)
}

async function countOnce(workspaceId: string, week: Stretch): Promise<WeekOutcomes> {
  const [total, ...found] = await Promise.all([
    countDue(workspaceId, week, null),
    ...OUTCOMES.map((outcome) => countDue(workspaceId, week, statesOf(outcome))),
  ])
  const counts = { published: 0, under_way: 0, failed: 0, unconfirmed: 0, held: 0, cancelled: 0 }
  for (const [index, outcome] of OUTCOMES.entries()) counts[outcome] = found[index] ?? 0
  return { total, counts }
}

function countDue(workspaceId: string, week: Stretch, states: readonly VariantState[] | null): Promise<number> {
  return countBySplitting(week, LIST_LIMIT_MAX, async (stretch) => {
    const counted = await getCountFromServer(dueWithinQuery(refs.variants(workspaceId), stretch, states))
    return counted.data().count
  })
}
