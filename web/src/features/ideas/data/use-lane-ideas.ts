import { useState } from 'react'
import type { Idea } from '@postwright/core/collections/ideas'
import { placeSchema } from '@postwright/core/places/place'
import { usePagedList, type PagedList } from '@/lib/live/use-paged-list.ts'
import type { ShownLane } from '../drop-gaps.ts'
import { laneIdeasQuery } from './ideas-queries.ts'

type Edges = Pick<ShownLane, 'before' | 'hasNext'>

/** Returns the ideas of a lane, live, one page at a time, with what lies before and after the page. */
export function useLaneIdeas(
  workspaceId: string,
  laneId: string,
  size: number,
): PagedList<Idea> & { /** Bounds of the visible page; they do not change while another page loads. */ edges: Edges } {
  const { page, paging, after } = usePagedList(laneIdeasQuery(workspaceId, laneId), size)
  const [edges, setEdges] = useState<Edges>({ before: null, hasNext: false })
  const before = placeSchema.safeParse(after?.get('place')).data ?? null
  const { hasNext } = paging
  const isSettled = page.status === 'ready' && page.isStale !== true
  if (isSettled && (edges.before !== before || edges.hasNext !== hasNext)) setEdges({ before, hasNext })
  return { page, paging, edges }
}
