import { useQuery } from '@tanstack/react-query'
import type { Stretch } from '../calendar-place.ts'
import type { PlannedFilter } from './calendar-query.ts'
import { readPlanned, type ReadPosts } from './read-planned.ts'

/** All posts of a stretch of time, for filters that no index answers; undefined while they are read and with `null`. */
export function useCompared(
  workspaceId: string,
  part: { stretch: Stretch; filter: PlannedFilter } | null,
): ReadPosts | undefined {
  const { data } = useQuery({
    queryKey: ['planned', workspaceId, part],
    enabled: part !== null,
    queryFn: () => (part ? readPlanned(workspaceId, part.stretch, part.filter) : { posts: [], isCut: false }),
  })
  return part === null ? undefined : data
}
