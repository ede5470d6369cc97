import type { Connection } from '@postwright/core/model/connection'
import type { SandboxChannel, SandboxPost } from '@postwright/core/model/sandbox'
import { cutPage, readSize } from '@/lib/live/look-ahead.ts'
import { refs } from '@/lib/live/refs.ts'
import { useLiveDoc, useLiveList, type LiveDoc } from '@/lib/live/use-live.ts'
import { feedQuery, linkedPost, type FeedCursor } from './sandbox-queries.ts'

type Target = { workspaceId: string; connectionId: string }

export function useChannelConnection({ workspaceId, connectionId }: Target): LiveDoc<Connection> {
  return useLiveDoc(refs.connection(workspaceId, connectionId))
}

export function useSandboxSwitches({ workspaceId, connectionId }: Target): LiveDoc<SandboxChannel> {
  return useLiveDoc(refs.sandboxChannel(workspaceId, connectionId))
}

export type Feed = { status: 'loading' } | { status: 'error'; retry: () => void } | FeedPage
/** `hasMore` comes from looking one post further, where the rules allow it. */
type FeedPage = { status: 'ready'; posts: SandboxPost[]; unreadable: number; hasMore: boolean }

/** One page of a channel's posts, newest first. */
export function useFeed({ workspaceId, connectionId }: Target, after: FeedCursor | null, size: number): Feed {
  const query = { channelId: connectionId, after, size: readSize(size) }
  const feed = useLiveList(feedQuery(refs.sandboxPosts(workspaceId), query))
  if (feed.status !== 'ready') return feed
  const { rows: posts, hasMore } = cutPage(feed, size)
  return { status: 'ready', posts, unreadable: feed.unreadable, hasMore }
}

/** The post that the address points to; with null it waits. */
export function useLinkedPost({ workspaceId, connectionId }: Target, recordKey: string | null): LiveDoc<SandboxPost> {
  return useLiveDoc(recordKey === null ? null : linkedPost(refs.sandboxPosts(workspaceId), connectionId, recordKey))
}
