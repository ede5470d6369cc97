import { doc } from 'firebase/firestore'
import { useMemo } from 'react'
import { ideas, type Idea } from '@postwright/core/collections/ideas'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveDoc, type LiveDoc } from '@/lib/live/use-live.ts'

/** One idea, live. */
export function useIdea(workspaceId: string, ideaId: string): LiveDoc<Idea> {
  const ref = useMemo(() => doc(collectionRef(ideas, workspaceId), ideaId), [workspaceId, ideaId])
  return useLiveDoc(ref)
}
