import { documentId, limit, orderBy, query, startAfter, Timestamp, where, type Query } from 'firebase/firestore'
import type { PublishLogEntry } from '@postwright/core/model/publish-log-entry'
import { readSize } from '@/lib/live/look-ahead.ts'
import { refs } from '@/lib/live/refs.ts'

/** The oldest step of the page before: steps of the same millisecond are told apart by their id. */
export type RecordCursor = Pick<PublishLogEntry, 'createdAt' | 'id'>

export type RecordPage = { after: RecordCursor | null; /** Steps that are shown. */ size: number }

/** One page of the steps of one publication, the newest first, and one step more to tell whether there are earlier ones. */
export function deliveryRecordQuery(
  workspaceId: string,
  variantId: string,
  { after, size }: RecordPage,
): Query<PublishLogEntry> {
  return query(
    refs.publishLog(workspaceId),
    where('variantId', '==', variantId),
    orderBy('createdAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after === null ? [] : [startAfter(Timestamp.fromMillis(after.createdAt), after.id)]),
    limit(readSize(size)),
  )
}
