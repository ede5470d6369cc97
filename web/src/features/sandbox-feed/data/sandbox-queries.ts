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
import { sandboxPosts } from '@postwright/core/collections/sandbox-posts'
import type { SandboxPost } from '@postwright/core/model/sandbox'
import { listOrder } from '@/lib/live/list-order.ts'

/** What a sandbox channel has posted, newest first. */
export function feedQuery(posts: CollectionReference<SandboxPost>, channelId: string): Query<SandboxPost> {
  return query(posts, where('channelId', '==', channelId), ...listOrder(sandboxPosts), orderBy(documentId(), 'desc'))
}

/** The post that a link with a record key points to. */
export function linkedPost(
  posts: CollectionReference<SandboxPost>,
  channelId: string,
  recordKey: string,
): DocumentReference<SandboxPost> {
  return doc(posts, `${channelId}_${recordKey}`)
}
