import { useLivePage, type ListPage } from '@/lib/live/use-live.ts'
import { limit, query, where, type Query, documentId, orderBy } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { collectionRef } from '@/lib/live/refs.ts'
import type { PublishLogEntry } from '@postwright/core/model/publish-log-entry'
import { publishLog } from '@postwright/core/collections/publish-log'
import { listOrder, type PageCursor } from '@/lib/live/list-queries.ts'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import { metrics } from '@postwright/core/collections/metrics'

/** Number of steps per page; most deliveries have half as many. */
const PAGE = 20

/** Returns a page of a publication's delivery record, live: the newest steps, or those before a cursor, in chronological order. */
export function useDeliveryRecord(
  { workspaceId, id }: Pick<Variant, 'workspaceId' | 'id'>,
  after: PageCursor | null,
): ListPage<PublishLogEntry, PageCursor> {
  const page = useLivePage(deliveryRecordQuery(workspaceId, id), { after, size: PAGE })
  if (page.status !== 'ready') return page
  return { ...page, data: page.data.toSorted((a, b) => a.createdAt - b.createdAt || a.variantRev - b.variantRev) }
}

/** Returns the query of a publication's steps, the newest first; steps of the same millisecond are ordered by id. */
export function deliveryRecordQuery(workspaceId: string, variantId: string): Query<PublishLogEntry> {
  return query(
    collectionRef(publishLog, workspaceId),
    where('variantId', '==', variantId),
    ...listOrder(publishLog),
    orderBy(documentId(), 'desc'),
  )
}

/** Returns the query of a publication's metrics: one entry per age of the publication when they were read. */
export function publicationMetricsQuery(workspaceId: string, variantId: string): Query<PublicationMetrics> {
  return query(collectionRef(metrics, workspaceId), where('variantId', '==', variantId), limit(LIST_LIMIT_MAX))
}
