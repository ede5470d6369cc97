import type { Idea } from '@postwright/core/collections/ideas'
import { usePagedList, type PagedList } from '@/lib/live/use-paged-list.ts'
import { laneIdeasQuery } from './ideas-queries.ts'

/** Returns the ideas of a lane, live, one page at a time. */
export function useLaneIdeas(workspaceId: string, laneId: string, size: number): PagedList<Idea> {
  return usePagedList(laneIdeasQuery(workspaceId, laneId), size)
}
