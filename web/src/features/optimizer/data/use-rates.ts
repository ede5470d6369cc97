import { useQuery } from '@tanstack/react-query'
import { hourRates } from '@postwright/core/learning/hour-rates'
import { queryState } from '@/lib/query-state.ts'
import { readMeasured } from '@/posts/data/read-measured.ts'

const HOUR = 60 * 60_000

/**
 * Returns the performance of each hour of the week in a time zone, from the latest publications of a channel, or of all channels if `connectionId` is
 * null.
 */
export function useRates(workspaceId: string, connectionId: string | null, tzid: string) {
  const query = useQuery({
    queryKey: ['measured', workspaceId, connectionId],
    staleTime: HOUR,
    queryFn: () => readMeasured(workspaceId, connectionId),
    select: (measured) => hourRates(measured, tzid),
  })
  return queryState(query)
}
