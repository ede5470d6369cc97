import type { Series } from '@postwright/core/model/series'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { series } from '@postwright/core/collections/series'
import { SERIES_MAX } from '@postwright/core/time/recurrence/recurrence-rule'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

export function useSeries(workspaceId: string): LiveList<Series> {
  return useLiveList(seriesQuery(workspaceId))
}

/** Returns the query of a workspace's series, the newest first: they always fit on one page. */
export function seriesQuery(workspaceId: string): Query<Series> {
  return query(collectionRef(series, workspaceId), ...listOrder(series), limit(SERIES_MAX))
}
