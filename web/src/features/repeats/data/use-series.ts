import type { Series } from '@postwright/core/model/series'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'
import { seriesQuery } from './series-query.ts'

/** The series of a workspace, live. */
export function useSeries(workspaceId: string): LiveList<Series> {
  return useLiveList(seriesQuery(workspaceId))
}
