import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { weekDays, getWeekRange, countInHalves, type TimeRange } from '../week-days.ts'
import {
  isDrawn,
  presentIn,
  type DayOutcomes,
  type WeekOutcomes,
  addsUp,
  OUTCOMES,
  statesOf,
  type Outcome,
  type OutcomeCounts,
} from '../week-outcomes.ts'
import { getCountFromServer } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import { refs } from '@/lib/live/refs.ts'
import { dueWithinQuery } from './overview-queries.ts'

/** Interval in milliseconds at which the counts, which are not live, are repeated; they are also repeated when the window regains focus. */
const EVERY = 60_000

/** Returns the outcomes of everything due in the last seven days, including today, in the given time zone. */
export function useWeekOutcomes(workspaceId: string, tzid: string): UseQueryResult<WeekOutcomes> {
  return useQuery({
    queryKey: ['overview', 'week', workspaceId, tzid],
    queryFn: () => countWeek(workspaceId, getWeekRange(Date.now(), tzid)),
    refetchInterval: EVERY,
  })
}

/**
 * Returns the same week day by day, if the week is worth drawing. The days are counted again only when the week's totals have changed or a day has
 * passed, because a count costs as much as a read.
 */
export function useWeekDays(workspaceId: string, tzid: string, week: WeekOutcomes | undefined, now: number) {
  const today = weekDays(now, tzid).at(-1)?.from
  return useQuery<DayOutcomes[]>({
    queryKey: ['overview', 'days', workspaceId, tzid, today, week?.counts],
    queryFn: () => countDays(workspaceId, weekDays(Date.now(), tzid), week ? presentIn(week.counts) : []),
    enabled: isDrawn(week),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  })
}

/**
 * Counts the publications due in a time range by outcome, and once more in total. The count is repeated when an outcome changed in between and the
 * totals differ.
 */
export async function countWeek(workspaceId: string, week: TimeRange): Promise<WeekOutcomes> {
  const first = await countOnce(workspaceId, week)
  return addsUp(first) ? first : countOnce(workspaceId, week)
}

async function countOnce(workspaceId: string, week: TimeRange): Promise<WeekOutcomes> {
  const [total, ...found] = await Promise.all([
    countDue(workspaceId, week, null),
    ...OUTCOMES.map((outcome) => countDue(workspaceId, week, statesOf(outcome))),
  ])
  return { total, counts: countsOf(OUTCOMES, found) }
}

/**
 * Counts the given outcomes on each of the given days. The other outcomes did not occur in the whole week, and counting them would cost a read per
 * day.
 */
export async function countDays(
  workspaceId: string,
  days: readonly TimeRange[],
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

function countDue(workspaceId: string, week: TimeRange, states: readonly VariantState[] | null): Promise<number> {
  return countInHalves(week, LIST_LIMIT_MAX, async (range) => {
    const counted = await getCountFromServer(dueWithinQuery(refs.variants(workspaceId), range, states))
    return counted.data().count
  })
}
