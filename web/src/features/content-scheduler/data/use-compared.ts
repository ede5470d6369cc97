import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Stretch } from '../calendar-place.ts'
import type { PlannedFilter } from './calendar-query.ts'
import { readPlanned, type ReadPosts } from './read-planned.ts'

export type Compared = ReadPosts & {
  status: 'loading' | 'error' | 'ready'
  /** Reads them anew; null unless the read has failed. */
  retry: (() => void) | null
}

/** All posts of a stretch of time, for filters that no index answers. With `null` it reads nothing. */
export function useCompared(
  workspaceId: string,
  part: { stretch: Stretch; filter: PlannedFilter } | null,
): Compared | null {
  const { status, fetchStatus, data, refetch } = useQuery({
    queryKey: ['planned', workspaceId, part],
    enabled: part !== null,
    queryFn: () => (part ? readPlanned(workspaceId, part.stretch, part.filter) : { posts: [], isCut: false }),
  })
  return useMemo(() => {
    if (part === null) return null
    if (data) return { ...data, status: 'ready', retry: null }
    // Without a network a read waits, and goes on by itself.
    const hasFailed = status === 'error' || fetchStatus === 'paused'
    return {
      posts: [],
      isCut: false,
      status: hasFailed ? 'error' : 'loading',
      retry: hasFailed ? () => void refetch() : null,
    }
  }, [part, status, fetchStatus, data, refetch])
}
