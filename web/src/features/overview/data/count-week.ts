import { getCountFromServer } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import { refs } from '@/lib/live/refs.ts'
import { countBySplitting, type Stretch } from '../count-by-splitting.ts'
import { addsUp, OUTCOMES, statesOf, type DayOutcomes, type WeekOutcomes } from '../week-outcomes.ts'
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
  const counts = { published: 0, under_way: 0, failed: 0, unconfirmed: 0, held: 0, cancelled: 0 }
  for (const [index, outcome] of OUTCOMES.entries()) counts[outcome] = found[index] ?? 0
  return { total, counts }
}

/** What went out and what failed on each of the given days. */
export async function countDays(workspaceId: string, days: readonly Stretch[]): Promise<DayOutcomes[]> {
  return Promise.all(
    days.map(async (day) => {
      const [published, failed] = await Promise.all([
        countDue(workspaceId, day, statesOf('published')),
        countDue(workspaceId, day, statesOf('failed')),
      ])
      return { from: day.from, published, failed }
    }),
  )
}

function countDue(workspaceId: string, week: Stretch, states: readonly VariantState[] | null): Promise<number> {
  return countBySplitting(week, LIST_LIMIT_MAX, async (stretch) => {
    const counted = await getCountFromServer(dueWithinQuery(refs.variants(workspaceId), stretch, states))
    return counted.data().count
  })
}
