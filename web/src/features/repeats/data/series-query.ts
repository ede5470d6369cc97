import { limit, query, type Query } from 'firebase/firestore'
import { series } from '@postwright/core/collections/series'
import { SERIES_MAX } from '@postwright/core/time/recurrence/series-limits'
import type { Series } from '@postwright/core/model/series'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** All series of a workspace, the newest first: there are no more than one page can hold. */
export function seriesQuery(workspaceId: string): Query<Series> {
  return query(collectionRef(series, workspaceId), ...listOrder(series), limit(SERIES_MAX))
}
