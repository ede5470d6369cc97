import {
  doc,
  documentId,
  orderBy,
  query,
  where,
  type CollectionReference,
  type DocumentReference,
  type Query,
} from 'firebase/firestore'
import type { Connection } from '@postwright/core/model/connection'
import type { SandboxChannel, SandboxPost, SandboxMode } from '@postwright/core/model/sandbox'
import { sandboxPosts } from '@postwright/core/collections/sandbox-posts'
import { sandboxChannels } from '@postwright/core/collections/sandbox-channels'
import { collectionRef, refs } from '@/lib/live/refs.ts'
import { useLiveDoc, type LiveDoc } from '@/lib/live/use-live.ts'
import { usePagedList, type PagedList } from '@/lib/live/use-paged-list.ts'
import { listOrder } from '@/lib/live/list-queries.ts'
import { useMutation } from '@tanstack/react-query'
import { setSandbox } from '@postwright/core/api/sandbox'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

type Target = { workspaceId: string; connectionId: string }

export function useChannelConnection({ workspaceId, connectionId }: Target): LiveDoc<Connection> {
  return useLiveDoc(refs.connection(workspaceId, connectionId))
}

export function useSandboxSwitches({ workspaceId, connectionId }: Target): LiveDoc<SandboxChannel> {
  return useLiveDoc(doc(collectionRef(sandboxChannels, workspaceId), connectionId))
}

/** Returns a channel's posts, newest first, live, one page at a time. */
export function useFeed({ workspaceId, connectionId }: Target, size: number): PagedList<SandboxPost> {
  return usePagedList(feedQuery(collectionRef(sandboxPosts, workspaceId), connectionId), size)
}

/** Returns the post that the address links to, live; stays loading while `recordKey` is null. */
export function useLinkedPost({ workspaceId, connectionId }: Target, recordKey: string | null): LiveDoc<SandboxPost> {
  return useLiveDoc(
    recordKey === null ? null : linkedPost(collectionRef(sandboxPosts, workspaceId), connectionId, recordKey),
  )
}

/** Returns the query of a sandbox channel's posts, newest first. */
export function feedQuery(posts: CollectionReference<SandboxPost>, channelId: string): Query<SandboxPost> {
  return query(posts, where('channelId', '==', channelId), ...listOrder(sandboxPosts), orderBy(documentId(), 'desc'))
}

/** Returns the reference of the post that a link with a record key points to. */
export function linkedPost(
  posts: CollectionReference<SandboxPost>,
  channelId: string,
  recordKey: string,
): DocumentReference<SandboxPost> {
  return doc(posts, `${channelId}_${recordKey}`)
}

export type Switches = { mode: SandboxMode; lookup: boolean }

/** Default behaviour of a channel whose switches were never changed. */
const UNTOUCHED: Switches = { mode: 'ok', lookup: true }

type Result = {
  /** Null while the channel is not loaded. */
  value: Switches | null
  change: (switches: Switches) => Promise<SandboxChannel>
}

/** Returns a channel's switches: a change is displayed immediately, and reverts to the stored value if it is refused. */
export function useSwitchSandbox(
  target: { workspaceId: string; connectionId: string },
  live: LiveDoc<SandboxChannel>,
): Result {
  const {
    mutateAsync,
    isPending,
    variables,
    data: reply,
  } = useMutation({
    mutationFn: (switches: Switches) => switchSandbox({ ...target, ...switches }),
  })
  return {
    value: isPending ? variables : latest(live, reply),
    change: mutateAsync,
  }
}

/** Returns the newer of the response and the live document, by revision: the response may arrive first. */
function latest(live: LiveDoc<SandboxChannel>, reply: SandboxChannel | undefined): Switches | null {
  if (live.status === 'ready') return reply && reply.rev > live.data.rev ? reply : live.data
  if (reply) return reply
  return live.status === 'missing' ? UNTOUCHED : null
}

/** Changes the sandbox network's behaviour for one channel. @throws ApiError */
function switchSandbox(input: InputOf<typeof setSandbox>): Promise<OutputOf<typeof setSandbox>> {
  return call(setSandbox, input)
}
