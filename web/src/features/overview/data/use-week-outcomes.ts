import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { weekDays, weekStretch } from '../week-days.ts'
import { isDrawn, presentIn, type DayOutcomes, type WeekOutcomes } from '../week-outcomes.ts'
import { countDays, countWeek } from './count-week.ts'

/** Counts are not live: they are taken again this often, and when the window comes back to the front. */
const EVERY = 60_000

/** What became of everything that was due in the last seven days, today among them, on the calendar of the zone. */
export function useWeekOutcomes(workspaceId: string, tzid: string): UseQueryResult<WeekOutcomes> {
  return useQuery({
    queryKey: ['overview', 'week', workspaceId, tzid],
    queryFn: () => countWeek(workspaceId, weekStretch(Date.now(), tzid)),
    refetchInterval: EVERY,
  })
}

/**
 * The same week day by day, of a week that is worth drawing. It is counted only when the week's own figures have changed, or a
 * day has passed: a count costs as much as a read.
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
