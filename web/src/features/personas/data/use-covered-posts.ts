import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'
import { orderBy, query, where } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import { readPage } from '@/lib/live/read-page.ts'
import { refs } from '@/lib/live/refs.ts'

const DAY = 24 * 60 * 60 * 1000

/** Returns the posts of a workspace that were changed in the last `days` days, the latest first, up to a few hundred. */
export function useCoveredPosts(workspaceId: string, days: number) {
  const query = useQuery({
    queryKey: ['covered-posts', workspaceId, days],
    queryFn: () => readCoveredPosts(workspaceId, Date.now() - days * DAY),
    // Posts change on other screens: each visit refetches them.
    staleTime: 0,
    gcTime: 0,
  })
  return queryState(query)
}

const PAGES_MAX = 8

/** Reads posts of a workspace that were changed since an instant, the latest first, up to a few hundred. */
async function readCoveredPosts(workspaceId: string, since: number): Promise<Post[]> {
  const list = query(refs.posts(workspaceId), where('updatedAt', '>=', new Date(since)), orderBy('updatedAt', 'desc'))
  const posts: Post[] = []
  let page = await readPage(list, { after: null, size: LIST_LIMIT_MAX - 1 })
  posts.push(...page.data)
  for (let read = 1; page.endCursor !== null && read < PAGES_MAX; read += 1) {
    page = await readPage(list, { after: page.endCursor, size: LIST_LIMIT_MAX - 1 })
    posts.push(...page.data)
  }
  return posts
}
