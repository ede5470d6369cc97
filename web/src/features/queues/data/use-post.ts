import { useMemo } from 'react'
import type { Post } from '@postwright/core/model/post'
import { refs } from '@/lib/live/refs.ts'
import { useLiveDoc, type LiveDoc } from '@/lib/live/use-live.ts'

export function usePost(workspaceId: string, postId: string): LiveDoc<Post> {
  const ref = useMemo(() => refs.post(workspaceId, postId), [workspaceId, postId])
  return useLiveDoc(ref)
}
