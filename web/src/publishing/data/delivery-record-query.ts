import { limit, orderBy, query, where, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { PublishLogEntry } from '@postwright/core/model/publish-log-entry'
import { refs } from '@/lib/live/refs.ts'

/** The steps of one publication, the newest first. */
export function deliveryRecordQuery(workspaceId: string, variantId: string): Query<PublishLogEntry> {
  const entries = refs.publishLog(workspaceId)
  return query(entries, where('variantId', '==', variantId), orderBy('createdAt', 'desc'), limit(LIST_LIMIT_MAX))
}

/** The steps of all publications of one post, the newest first. */
export function postRecordQuery(workspaceId: string, postId: string): Query<PublishLogEntry> {
  const entries = refs.publishLog(workspaceId)
  return query(entries, where('postId', '==', postId), orderBy('createdAt', 'desc'), limit(LIST_LIMIT_MAX))
}
