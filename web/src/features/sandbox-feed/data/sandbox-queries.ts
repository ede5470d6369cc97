import {
  doc,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type CollectionReference,
  type DocumentReference,
  type Query,
} from 'firebase/firestore'
import type { SandboxPost } from '@postwright/core/model/sandbox'

/** The last post of the page before. */
export type FeedCursor = { postedAt: number; id: string }

/** One page of what a sandbox channel has posted, newest first. */
export function feedQuery(
  posts: CollectionReference<SandboxPost>,
  { channelId, after, size }: { channelId: string; after: FeedCursor | null; size: number },
): Query<SandboxPost> {
  return query(
    posts,
    where('channelId', '==', channelId),
    orderBy('postedAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after === null ? [] : [startAfter(Timestamp.fromMillis(after.postedAt), after.id)]),
    limit(size),
  )
}

/** The post that a link with a record key points to. */
export function linkedPost(
  posts: CollectionReference<SandboxPost>,
  channelId: string,
  recordKey: string,
): DocumentReference<SandboxPost> {
  return doc(posts, `${channelId}_${recordKey}`)
}
