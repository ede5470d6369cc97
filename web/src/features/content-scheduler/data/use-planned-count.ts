import { useQuery } from '@tanstack/react-query'
import { getCountFromServer, limit, query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { refs } from '@/lib/live/refs.ts'
import type { Stretch } from '../calendar-place.ts'
import { plannedQuery, type PlannedFilter } from './calendar-query.ts'

/**
 * How many posts a stretch of time has, up to the largest page: counted by the database, none of them is read. Null while it is not
 * known, and with `null`; `seen` names what is shown of them, so that a change there counts anew.
 */
export function usePlannedCount(
  workspaceId: string,
  part: { stretch: Stretch; filter: PlannedFilter } | null,
  seen: string,
): number | null {
  const { data } = useQuery({
    queryKey: ['planned-count', workspaceId, part, seen],
    enabled: part !== null,
    staleTime: 60_000,
    placeholderData: (before: number | undefined) => before,
    queryFn: async () => {
      if (!part) return 0
      const planned = plannedQuery(refs.posts(workspaceId), part.stretch, part.filter)
      return (await getCountFromServer(query(planned, limit(LIST_LIMIT_MAX)))).data().count
    },
  })
  return part === null ? null : (data ?? null)
}
