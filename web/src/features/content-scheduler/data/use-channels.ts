import { limit, orderBy, query, type CollectionReference, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import { refs } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

/** Every channel the workspace has or had: the history knows those that are gone too. */
export function channelsQuery(connections: CollectionReference<Connection>): Query<Connection> {
  return query(connections, orderBy('createdAt'), limit(LIST_LIMIT_MAX))
}

export function useChannels(workspaceId: string): LiveList<Connection> {
  return useLiveList(channelsQuery(refs.connections(workspaceId)))
}
