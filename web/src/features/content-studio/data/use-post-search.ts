import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import { readPage } from '@/lib/live/read-page.ts'
import { matchesWords } from '../matches-words.ts'
import { postsQuery, type PostOrder } from './posts-query.ts'

export type PostSearch =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | {
      status: 'ready'
      data: readonly Post[]
      unreadable: number
      /** How many posts were looked through. */
      looked: number
      /** Looks through the next ones; null when all were. */
      further: (() => void) | null
      isLooking: boolean
    }

const FROM_THE_START: QueryDocumentSnapshot<Post> | null = null

/** How many posts are read at once: as many as the rules allow. */
export const SEARCH_STEP = LIST_LIMIT_MAX

/**
 * The posts of a list that have certain words. The database cannot look into texts, so the posts are read in the order of the
 * list, a bounded number at a time, and looked through here: further on only on request. Other words read nothing anew.
 */
export function usePostSearch(workspaceId: string, list: PostOrder, words: string): PostSearch {
  const read = useInfiniteQuery({
    queryKey: ['posts', 'search', workspaceId, list],
    queryFn: ({ pageParam: after }) => readPage(postsQuery(workspaceId, list), { after, size: SEARCH_STEP }),
    initialPageParam: FROM_THE_START,
    getNextPageParam: ({ endCursor }) => endCursor,
    // Without a network what this device knows is looked through.
    networkMode: 'always',
  })
  if (read.status === 'pending') return { status: 'loading' }
  if (read.status === 'error') return { status: 'error', retry: () => void read.refetch() }
  const { pages } = read.data
  return {
    status: 'ready',
    data: pages.flatMap(({ data }) => data).filter((post) => matchesWords(post, words)),
    unreadable: pages.reduce((sum, { unreadable }) => sum + unreadable, 0),
    looked: pages.reduce((sum, { data, unreadable }) => sum + data.length + unreadable, 0),
    further: read.hasNextPage ? () => void read.fetchNextPage() : null,
    isLooking: read.isFetchingNextPage,
  }
}
