import { useMemo } from 'react'
import { useLiveList } from '@/lib/live/use-live.ts'
import { mediaQuery } from './media-query.ts'

/** What is known about the given pictures: type, size and dimensions. */
export function useMediaFacts(workspaceId: string, mediaIds: readonly string[]) {
  const ids = mediaIds.toSorted().join(' ')
  const query = useMemo(() => (ids === '' ? null : mediaQuery(workspaceId, ids.split(' '))), [workspaceId, ids])
  return useLiveList(query)
}
