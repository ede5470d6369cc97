import { useQuery } from '@tanstack/react-query'
import { limit, query, type Query } from 'firebase/firestore'
import { readRadar } from '@postwright/core/api/radar'
import { radarSources } from '@postwright/core/collections/radar-sources'
import type { OutputOf } from '@postwright/core/endpoint'
import { type RadarSource, RADAR_SOURCES_MAX } from '@postwright/core/model/radar'
import { call } from '@/lib/api-client.ts'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'
import { queryState } from '@/lib/query-state.ts'

const MINUTE = 60_000

export type Radar = OutputOf<typeof readRadar>

/** The sources that a workspace follows, the first one first. Live. */
export function useRadarSources(workspaceId: string): LiveList<RadarSource> {
  return useLiveList(radarSourcesQuery(workspaceId))
}

/** All of them: there are no more than one page can hold. */
export function radarSourcesQuery(workspaceId: string): Query<RadarSource> {
  return query(collectionRef(radarSources, workspaceId), ...listOrder(radarSources), limit(RADAR_SOURCES_MAX))
}

/** The posts of all sources; read anew when a source has been read, which `version` says. */
export function useRadar(workspaceId: string, version: string | null) {
  const found = useQuery({
    queryKey: ['radar', workspaceId, version],
    enabled: version !== null && version !== '',
    queryFn: () => call(readRadar, { workspaceId }),
    staleTime: 5 * MINUTE,
    placeholderData: (before) => before,
  })
  return queryState(found)
}
