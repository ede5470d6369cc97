import { doc, getDoc } from 'firebase/firestore'
import { earlierPosts } from '@postwright/core/collections/earlier-posts'
import { EARLIER_POSTS_ID, type EarlierPosts } from '@postwright/core/model/earlier-posts'
import { collectionRef } from '@/lib/live/refs.ts'

/** What the latest planned posts of a workspace say. */
export async function readEarlierPosts(workspaceId: string): Promise<EarlierPosts['posts']> {
  const snapshot = await getDoc(doc(collectionRef(earlierPosts, workspaceId), EARLIER_POSTS_ID))
  return snapshot.data()?.posts ?? {}
}
