import { doc } from 'firebase/firestore'
import { useMemo } from 'react'
import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveDoc, type LiveDoc } from '@/lib/live/use-live.ts'

/** Returns one document of a described collection of a workspace, live. */
export function useStoredDocument<Document extends object>(
  described: Collection<z.ZodType<Document>, [workspaceId: string]>,
  workspaceId: string,
  documentId: string,
): LiveDoc<Document> {
  const ref = useMemo(
    () => doc(collectionRef(described, workspaceId), documentId),
    [described, workspaceId, documentId],
  )
  return useLiveDoc(ref)
}
