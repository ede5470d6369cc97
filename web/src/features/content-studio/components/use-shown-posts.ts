import { useSyncExternalStore } from 'react'
import type { Post } from '@postwright/core/model/post'
import { hiddenPosts } from '../hidden-posts.ts'

/** Without those whose deletion only waits for its undo to lapse. */
export function useShownPosts(posts: readonly Post[]): Post[] {
  const hidden = useSyncExternalStore(hiddenPosts.subscribe, hiddenPosts.get)
  return posts.filter(({ id }) => !hidden.has(id))
}
