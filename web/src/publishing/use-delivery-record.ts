import { useMemo } from 'react'
import type { PublishLogEntry } from '@postwright/core/model/publish-log-entry'
import type { Variant } from '@postwright/core/model/variant'
import { cutPage } from '@/lib/live/look-ahead.ts'
import { useLiveList } from '@/lib/live/use-live.ts'
import { deliveryRecordQuery, type RecordCursor } from './data/delivery-record-query.ts'

/** Most deliveries have half as many steps. */
const PAGE = 20

export type DeliveryRecordPage =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | {
      status: 'ready'
      /** The first step first. */
      entries: PublishLogEntry[]
      unreadable: number
      /** Where the page of earlier steps begins; null when there are none. */
      earlier: RecordCursor | null
    }

/** A page of what happened to one publication, live: the newest steps, or those before a cursor. */
export function useDeliveryRecord(
  { workspaceId, id }: Pick<Variant, 'workspaceId' | 'id'>,
  after: RecordCursor | null,
): DeliveryRecordPage {
  const query = useMemo(() => deliveryRecordQuery(workspaceId, id, { after, size: PAGE }), [workspaceId, id, after])
  const live = useLiveList(query)
  if (live.status !== 'ready') return live
  const { rows, hasMore } = cutPage(live, PAGE)
  const entries = rows.toSorted((a, b) => a.createdAt - b.createdAt || a.variantRev - b.variantRev)
  return { status: 'ready', entries, unreadable: live.unreadable, earlier: (hasMore && rows.at(-1)) || null }
}
