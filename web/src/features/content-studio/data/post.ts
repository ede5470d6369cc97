import { useMemo } from 'react'
import { refs } from '@/lib/live/refs.ts'
import { useLiveDoc } from '@/lib/live/use-live.ts'

/** Returns one post, live. */
export function usePost(workspaceId: string, postId: string) {
  const ref = useMemo(() => refs.post(workspaceId, postId), [workspaceId, postId])
  return useLiveDoc(ref)
}
