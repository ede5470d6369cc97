import { useMemo } from 'react'
import { useLiveList } from '@/lib/live/use-live.ts'
import { postVariantsQuery } from './post-variants-query.ts'

/** The publications of one post, live: one entry per channel it was ever planned on. */
export function usePostVariants(workspaceId: string, postId: string) {
  const query = useMemo(() => postVariantsQuery(workspaceId, postId), [workspaceId, postId])
  return useLiveList(query)
}
