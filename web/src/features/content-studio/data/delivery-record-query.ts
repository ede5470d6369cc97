import { documentId, orderBy, query, where, type Query } from 'firebase/firestore'
import { publishLog } from '@postwright/core/collections/publish-log'
import type { PublishLogEntry } from '@postwright/core/model/publish-log-entry'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** The steps of one publication, the newest first; steps of the same millisecond are told apart by their id. */
export function deliveryRecordQuery(workspaceId: string, variantId: string): Query<PublishLogEntry> {
  return query(
    collectionRef(publishLog, workspaceId),
    where('variantId', '==', variantId),
    ...listOrder(publishLog),
    orderBy(documentId(), 'desc'),
  )
}
