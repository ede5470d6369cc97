import { useMemo } from 'react'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { othersThan } from '@postwright/core/checks/earlier/comparable-posts'
import { useEarlierPosts } from './data/use-earlier-posts.ts'

type Written = { workspaceId: string; postId: string | null; seriesId: string | null }

/** The other posts of a workspace that a draft is compared with. */
export function useOthersThan({ workspaceId, postId, seriesId }: Written): CheckedDraft['earlier'] {
  const posts = useEarlierPosts(workspaceId)
  return useMemo(() => othersThan({ postId, seriesId }, posts), [postId, seriesId, posts])
}
