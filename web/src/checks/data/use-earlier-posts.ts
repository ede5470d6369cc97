import { useQuery } from '@tanstack/react-query'
import { doc, getDoc } from 'firebase/firestore'
import { earlierPosts } from '@postwright/core/collections/earlier-posts'
import { EARLIER_POSTS_ID, type EarlierPosts } from '@postwright/core/model/earlier-posts'
import { collectionRef } from '@/lib/live/refs.ts'

const NONE: EarlierPosts['posts'] = {}

/**
 * What the latest planned posts of a workspace say, read once when a draft is opened; none while that is not known, as without
 * a network.
 */
export function useEarlierPosts(workspaceId: string): EarlierPosts['posts'] {
  const { data } = useQuery({
    queryKey: ['earlierPosts', workspaceId],
    queryFn: async () => (await getDoc(doc(collectionRef(earlierPosts, workspaceId), EARLIER_POSTS_ID))).data() ?? null,
  })
  return data?.posts ?? NONE
}
