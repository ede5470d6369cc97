import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** Templates, signatures or sets of channels as people read them: by name, without those that are being deleted. Live. */
export function useLibraryList<Item extends { id: string; name: string }>(
  described: Collection<z.ZodType<Item>, [workspaceId: string]>,
  workspaceId: string,
): LiveList<Item> {
  const items = useLiveList(libraryQuery(described, workspaceId))
  const shown = useShownDocuments(items.status === 'ready' ? items.data : [])
  return items.status === 'ready' ? { ...items, data: shown.toSorted(byName) } : items
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, undefined, { numeric: true })
}

/** All documents of a small collection by name: there are no more than one page can hold. */
function libraryQuery<Schema extends z.ZodType<object>>(
  described: Collection<Schema, [workspaceId: string]>,
  workspaceId: string,
): Query<z.output<Schema>> {
  const { cap = LIST_LIMIT_MAX } = described
  return query(collectionRef(described, workspaceId), ...listOrder(described), limit(cap))
}
