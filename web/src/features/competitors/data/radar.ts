import { useQuery } from '@tanstack/react-query'
import { limit, query, type Query } from 'firebase/firestore'
import {
  readRadar,
  changeRadarSource,
  checkRadarSource,
  followRadarSource,
  importRadarPosts,
  previewRadarSource,
  unfollowRadarSource,
} from '@postwright/core/api/radar'
import { radarSources } from '@postwright/core/collections/radar-sources'
import type { OutputOf, InputOf } from '@postwright/core/endpoint'
import { type RadarSource, RADAR_SOURCES_MAX, RADAR_ROWS_MAX } from '@postwright/core/model/radar'
import { call } from '@/lib/api-client.ts'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'
import { queryState } from '@/lib/query-state.ts'
import { JSON_BODY_BYTES_MAX } from '@postwright/core/limits'
import type { RadarRow } from '@postwright/core/radar/read-rows'

const MINUTE = 60_000

export type Radar = OutputOf<typeof readRadar>

/** Returns the sources that a workspace follows, oldest first, live. */
export function useRadarSources(workspaceId: string): LiveList<RadarSource> {
  return useLiveList(radarSourcesQuery(workspaceId))
}

/** Returns the query for all sources; their maximum number fits on one page. */
export function radarSourcesQuery(workspaceId: string): Query<RadarSource> {
  return query(collectionRef(radarSources, workspaceId), ...listOrder(radarSources), limit(RADAR_SOURCES_MAX))
}

/** Returns the posts of all sources; reads them again when `version` changes, after a source has been read. */
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

export type SourcePreview = OutputOf<typeof previewRadarSource>

/** @throws ApiError */
export function previewSource(workspaceId: string, address: string): Promise<SourcePreview> {
  return call(previewRadarSource, { workspaceId, address })
}

export async function followSource(input: InputOf<typeof followRadarSource>): Promise<RadarSource> {
  return (await call(followRadarSource, input)).source
}

export async function changeSource(input: InputOf<typeof changeRadarSource>): Promise<RadarSource> {
  return (await call(changeRadarSource, input)).source
}

export async function checkSource(workspaceId: string, sourceId: string): Promise<RadarSource> {
  return (await call(checkRadarSource, { workspaceId, sourceId })).source
}

export async function unfollowSource(workspaceId: string, sourceId: string): Promise<void> {
  await call(unfollowRadarSource, { workspaceId, sourceId })
}

/** Maximum size of the rows in bytes; the rest of the body limit is left for the other fields of the call. */
const ROWS_BYTES_MAX = JSON_BODY_BYTES_MAX - 4_096

/** Maximum characters sent per text; the server truncates longer texts anyway. */
const SENT_TEXT_MAX = 2_000

type Table = { workspaceId: string; sourceId: string; name: string; platform: RadarSource['platform'] }

/**
 * Sends rows in batches that fit a call.
 * @returns the number of rows that were not stored
 */
export async function importRows(
  table: Table,
  rows: readonly RadarRow[],
  onProgress: (done: number) => void,
): Promise<number> {
  let [left, done] = [0, 0]
  for (const part of toParts(rows)) {
    left += (await call(importRadarPosts, { ...table, rows: part })).left
    done += part.length
    onProgress(done)
  }
  return left
}

function toParts(rows: readonly RadarRow[]): RadarRow[][] {
  const parts: RadarRow[][] = []
  let bytes = ROWS_BYTES_MAX
  for (const row of rows) {
    const sent = { ...row, text: row.text.slice(0, SENT_TEXT_MAX) }
    const size = new TextEncoder().encode(JSON.stringify(sent)).length + 1
    const part = parts.at(-1)
    if (part && part.length < RADAR_ROWS_MAX && bytes + size <= ROWS_BYTES_MAX) {
      part.push(sent)
      bytes += size
    } else {
      parts.push([sent])
      bytes = size
    }
  }
  return parts
}
