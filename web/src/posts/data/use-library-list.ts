import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** Returns templates, signatures or channel sets by name, without those that are being deleted. Live. */
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

/** Returns the query for all documents of a small collection by name: their maximum number fits on one page. */
function libraryQuery<Schema extends z.ZodType<object>>(
  described: Collection<Schema, [workspaceId: string]>,
  workspaceId: string,
): Query<z.output<Schema>> {
  const { cap = LIST_LIMIT_MAX } = described
  return query(collectionRef(described, workspaceId), ...listOrder(described), limit(cap))
}
