import { doc } from 'firebase/firestore'
import { useMemo } from 'react'
import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveDoc, type LiveDoc } from '@/lib/live/use-live.ts'

/** One template, signature or set of channels, live. */
export function useLibraryItem<Item extends object>(
  described: Collection<z.ZodType<Item>, [workspaceId: string]>,
  workspaceId: string,
  itemId: string,
): LiveDoc<Item> {
  const ref = useMemo(() => doc(collectionRef(described, workspaceId), itemId), [described, workspaceId, itemId])
  return useLiveDoc(ref)
}
