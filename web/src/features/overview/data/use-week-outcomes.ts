import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { WeekOutcomes } from '../week-outcomes.ts'
import { countWeek } from './count-week.ts'

/** Counts are not live: they are taken again this often, and when the window comes back to the front. */
const EVERY = 60_000

/** What became of everything that was due in the last seven days. */
export function useWeekOutcomes(workspaceId: string): UseQueryResult<WeekOutcomes> {
  return useQuery({
    queryKey: ['overview', 'week', workspaceId],
    queryFn: () => countWeek(workspaceId, Date.now()),
    refetchInterval: EVERY,
  })
}
