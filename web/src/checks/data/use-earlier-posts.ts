import { useEffect, useState } from 'react'
import { type EarlierPosts, EARLIER_POSTS_ID } from '@postwright/core/model/earlier-posts'
import { log } from '@/lib/log.ts'
import { doc, getDoc } from 'firebase/firestore'
import { earlierPosts } from '@postwright/core/collections/earlier-posts'
import { collectionRef } from '@/lib/live/refs.ts'

const NONE: EarlierPosts['posts'] = {}

/** Returns the texts of a workspace's latest scheduled posts, read once when a draft is opened; empty until they are loaded, and while offline. */
export function useEarlierPosts(workspaceId: string): EarlierPosts['posts'] {
  const [posts, setPosts] = useState(NONE)

  useEffect(() => {
    let isGone = false
    readEarlierPosts(workspaceId)
      .then((read) => !isGone && setPosts(read))
      .catch((error: unknown) => log.warn('A draft is not compared with other posts', error))
    return () => {
      isGone = true
    }
  }, [workspaceId])
  return posts
}

/** Reads the texts of a workspace's latest scheduled posts. */
async function readEarlierPosts(workspaceId: string): Promise<EarlierPosts['posts']> {
  const snapshot = await getDoc(doc(collectionRef(earlierPosts, workspaceId), EARLIER_POSTS_ID))
  return snapshot.data()?.posts ?? {}
}
