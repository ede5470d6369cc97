import { beginConnection, finishConnection, listNetworks } from '@postwright/core/api/connections'
import type { ConnectStep } from '@postwright/core/model/connect-step'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'
import {
  getCountFromServer,
  limit,
  query,
  where,
  type CollectionReference,
  type Query,
  getDocs,
  orderBy,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore'
import { refs, upgradeOf } from '@/lib/live/refs.ts'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { PENDING_STATES } from '@postwright/core/publishing/variant-state'
import { log } from '@/lib/log.ts'

export type ConnectBegin = InputOf<typeof beginConnection>

/**
 * Starts connecting a channel. The result is final, a redirect to the network's page, or a choice for the user.
 * @throws ApiError
 */
export function beginConnecting(input: ConnectBegin, signal: AbortSignal): Promise<ConnectStep> {
  return call(beginConnection, input, { signal })
}

/** Continues with the response from the network's page, or with the user's choice. @throws ApiError */
export function finishConnecting(input: InputOf<typeof finishConnection>, signal: AbortSignal): Promise<ConnectStep> {
  return call(finishConnection, input, { signal })
}

/** Returns the networks and how each can be used here. @throws ApiError */
function readNetworks(workspaceId: string): Promise<OutputOf<typeof listNetworks>> {
  return call(listNetworks, { workspaceId })
}

const MINUTE = 60_000

/** Returns the networks a workspace can connect to, and how. */
export function useNetworks(workspaceId: string) {
  return queryState(
    useQuery({
      queryKey: ['networks', workspaceId],
      queryFn: () => readNetworks(workspaceId),
      staleTime: 5 * MINUTE,
    }),
  )
}

/** Counts the pending publications of a channel, without caching; at most as many as a query may read. */
export function usePendingCount(workspaceId: string, connectionId: string): UseQueryResult<number> {
  return useQuery({
    queryKey: ['connections', 'pending', workspaceId, connectionId],
    queryFn: async () => {
      const counted = await getCountFromServer(pendingOnQuery(refs.variants(workspaceId), connectionId))
      return counted.data().count
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/** Returns the query of a channel's pending publications; for counting only. */
export function pendingOnQuery(variants: CollectionReference<Variant>, connectionId: string): Query<Variant> {
  return query(
    variants,
    where('connectionId', '==', connectionId),
    where('state', 'in', PENDING_STATES),
    limit(LIST_LIMIT_MAX),
  )
}

/**
 * Assigns the channel to the most recently changed post if that post is a draft without channels.
 * @returns the draft's id, or null when there is no such draft or it could not be changed
 */
export async function giveChannel(workspaceId: string, connectionId: string, uid: string): Promise<string | null> {
  try {
    const { docs } = await getDocs(query(refs.posts(workspaceId), orderBy('updatedAt', 'desc'), limit(1)))
    const latest = docs[0]
    const post = latest?.data()
    if (!latest || !post || post.lifecycle !== 'draft' || post.connectionIds.length > 0) return null
    const chosen = { connectionIds: [connectionId], editedBy: uid, rev: post.rev + 1, updatedAt: serverTimestamp() }
    await updateDoc(latest.ref, { ...upgradeOf(latest.ref.path), ...chosen })
    return post.id
  } catch (error) {
    log.error('Draft: the new channel could not be chosen', error)
    return null
  }
}
