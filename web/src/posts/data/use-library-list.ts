import { useMemo } from 'react'
import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { libraryQuery } from './library-query.ts'

/** Templates, signatures or sets of channels as people read them: by name, without those that are being deleted. Live. */
export function useLibraryList<Item extends { id: string; name: string }>(
  described: Collection<z.ZodType<Item>, [workspaceId: string]>,
  workspaceId: string,
): LiveList<Item> {
  const query = useMemo(() => libraryQuery(described, workspaceId), [described, workspaceId])
  const items = useLiveList(query)
  const shown = useShownDocuments(items.status === 'ready' ? items.data : [])
  return items.status === 'ready' ? { ...items, data: shown.toSorted(byName) } : items
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, undefined, { numeric: true })
}
