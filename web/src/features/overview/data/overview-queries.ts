import { limit, orderBy, query, where, type CollectionReference, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX, PREVIEW_ITEMS } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import type { Notification } from '@postwright/core/model/notification'
import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { ATTENTION_STATES, PENDING_STATES, type VariantState } from '@postwright/core/publishing/variant-state'
import type { TimeRange } from '../week-days.ts'
import type { Heartbeat } from '@postwright/core/model/heartbeat'
import { refs } from '@/lib/live/refs.ts'
import { useLiveDoc, useLiveList, type LiveDoc, type LiveList } from '@/lib/live/use-live.ts'

/** Returns the query of the next publications, soonest first. */
export function upcomingQuery(variants: CollectionReference<Variant>): Query<Variant> {
  return query(variants, where('state', 'in', PENDING_STATES), orderBy('scheduled.instant'), limit(PREVIEW_ITEMS))
}

/** Returns the query of publications that wait for a person, latest first. */
export function attentionQuery(variants: CollectionReference<Variant>): Query<Variant> {
  return query(variants, where('state', 'in', ATTENTION_STATES), orderBy('updatedAt', 'desc'), limit(PREVIEW_ITEMS))
}

/** Returns the query of a user's unread mentions, replies and returned posts in a workspace, latest first. */
export function addressedQuery(
  notifications: CollectionReference<Notification>,
  workspaceId: string,
): Query<Notification> {
  const unread = [where('workspaceId', '==', workspaceId), where('readAt', '==', null)]
  const kinds = where('kind', 'in', ['comment.added', 'post.returned'])
  return query(notifications, ...unread, kinds, orderBy('happenedAt', 'desc'), limit(PREVIEW_ITEMS))
}

/** Returns the query of published posts, latest first. */
export function wentOutQuery(variants: CollectionReference<Variant>): Query<Variant> {
  return query(variants, where('state', '==', 'published'), orderBy('publishedAt', 'desc'), limit(PREVIEW_ITEMS))
}

/** Returns the query of publications due in a time range, in certain states or, with null, in any; for counting only. */
export function dueWithinQuery(
  variants: CollectionReference<Variant>,
  { from, to }: TimeRange,
  states: readonly VariantState[] | null,
): Query<Variant> {
  return query(
    variants,
    ...(states === null ? [] : [where('state', 'in', states)]),
    where('scheduled.instant', '>=', from),
    where('scheduled.instant', '<', to),
    orderBy('scheduled.instant'),
    limit(LIST_LIMIT_MAX),
  )
}

/** Returns the query that finds whether any channel is connected, even if it is unreachable or needs a reconnect. */
export function usableConnectionQuery(connections: CollectionReference<Connection>): Query<Connection> {
  return query(connections, where('status', 'in', ['connected', 'needs_reconnect', 'unreachable']), limit(1))
}

/** Returns the query that finds whether any post has text. */
export function writtenPostQuery(posts: CollectionReference<Post>): Query<Post> {
  return query(posts, where('text', '>', ''), limit(1))
}

/** Returns the query of the posts waiting in the given queues up to a time, as many as a list may have; for counting only. */
export function queuedUntilQuery(
  posts: CollectionReference<Post>,
  queueIds: readonly string[],
  until: number,
): Query<Post> {
  const waiting = [where('queueId', 'in', queueIds), where('lifecycle', '==', 'scheduled')]
  return query(posts, ...waiting, where('nextAt', '<', new Date(until)), orderBy('nextAt'), limit(LIST_LIMIT_MAX))
}

/** Returns a query for one variant in any state. A post has variants once it has been scheduled; a deleted post has none. */
export function anyVariantQuery(variants: CollectionReference<Variant>): Query<Variant> {
  return query(variants, limit(1))
}

export function useUpcoming(workspaceId: string): LiveList<Variant> {
  return useLiveList(upcomingQuery(refs.variants(workspaceId)))
}

export function useAttention(workspaceId: string): LiveList<Variant> {
  return useLiveList(attentionQuery(refs.variants(workspaceId)))
}

export function useWentOut(workspaceId: string): LiveList<Variant> {
  return useLiveList(wentOutQuery(refs.variants(workspaceId)))
}

export function useHeartbeat(): LiveDoc<Heartbeat> {
  return useLiveDoc(refs.heartbeat('sweep'))
}
