import { getDocs, limit, query, where } from 'firebase/firestore'
import { startPostImport } from '@postwright/core/api/post-imports'
import { channelSets, type ChannelSet } from '@postwright/core/collections/channel-sets'
import { templates, type Template } from '@postwright/core/collections/templates'
import { CHANNEL_SETS_MAX, TEMPLATES_MAX } from '@postwright/core/limits'
import type { Media } from '@postwright/core/model/media'
import type { PostImportRow } from '@postwright/core/model/post-import'
import { call } from '@/lib/api-client.ts'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef, refs } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

/** Maximum number of ids that a query accepts. */
const IDS_MAX = 30

/** Starts an import. @returns the id of its job @throws ApiError */
export async function beginPostImport(workspaceId: string, rows: readonly PostImportRow[]): Promise<string> {
  const body = new Blob([JSON.stringify({ rows })], { type: 'application/json' })
  return (await call(startPostImport, { workspaceId }, { body })).jobId
}

export function useTemplates(workspaceId: string): LiveList<Template> {
  return useLiveList(query(collectionRef(templates, workspaceId), ...listOrder(templates), limit(TEMPLATES_MAX)))
}

export function useChannelSets(workspaceId: string): LiveList<ChannelSet> {
  return useLiveList(query(collectionRef(channelSets, workspaceId), ...listOrder(channelSets), limit(CHANNEL_SETS_MAX)))
}

/** Returns the stored files with these ids, by id; ids without a file are left out. */
export async function readMedia(workspaceId: string, ids: readonly string[]): Promise<Map<string, Media>> {
  const found = new Map<string, Media>()
  for (let begin = 0; begin < ids.length; begin += IDS_MAX) {
    const some = query(
      refs.media(workspaceId),
      where('__name__', 'in', ids.slice(begin, begin + IDS_MAX)),
      limit(IDS_MAX),
    )
    for (const snapshot of (await getDocs(some)).docs) found.set(snapshot.id, snapshot.data())
  }
  return found
}
