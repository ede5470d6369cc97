import { orderBy, query, where, type Query, type QueryDocumentSnapshot } from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import type { Lifecycle } from '@postwright/core/publishing/lifecycle'
import { refs } from '@/lib/live/refs.ts'
import { type PostSort, matchesWords } from '../post-view.ts'
import { usePagedList, type PagedList } from '@/lib/live/use-paged-list.ts'
import type { PageRequest } from '@/lib/live/list-queries.ts'
import { readPage } from '@/lib/live/read-page.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'

export type PostOrder = {
  /** Only posts in one of these lifecycles; null for all. */
  lifecycles: readonly Lifecycle[] | null
  sort: PostSort
  /** The user's setting; the list by next publication is always soonest first. */
  order: 'asc' | 'desc'
}

const SORT_FIELDS = {
  created: 'createdAt',
  edited: 'updatedAt',
  next: 'nextAt',
  published: 'publishedAt',
} as const satisfies Record<PostSort, keyof Post>

export function postsQuery(workspaceId: string, { lifecycles, sort, order }: PostOrder): Query<Post> {
  return query(
    refs.posts(workspaceId),
    ...(lifecycles === null ? [] : [where('lifecycle', 'in', lifecycles)]),
    orderBy(SORT_FIELDS[sort], sort === 'next' ? 'asc' : order),
  )
}

/** Returns a workspace's posts, live, one page at a time. */
export function usePosts(workspaceId: string, order: PostOrder, size: number): PagedList<Post> {
  return usePagedList(postsQuery(workspaceId, order), size)
}

/** Reads one page of a list of posts, once. */
export function readPosts(workspaceId: string, list: PostOrder, request: PageRequest<QueryDocumentSnapshot<Post>>) {
  return readPage(postsQuery(workspaceId, list), request)
}

type PostSearch =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | {
      status: 'ready'
      data: readonly Post[]
      unreadable: number
      /** Number of posts searched. */
      looked: number
      /** Searches the next posts; null when all were searched. */
      further: (() => void) | null
      isLooking: boolean
    }

const FROM_THE_START: QueryDocumentSnapshot<Post> | null = null

/** Number of posts read at once, as many as the rules allow. */
export const SEARCH_STEP = LIST_LIMIT_MAX

/**
 * Searches a list of posts for words. The database cannot search texts, so the posts are read in the order of the list, a bounded number at a time,
 * and searched on the client; more only on request. Changing the words does not repeat the read.
 */
export function usePostSearch(workspaceId: string, list: PostOrder, words: string): PostSearch {
  const read = useInfiniteQuery({
    queryKey: ['posts', 'search', workspaceId, list],
    queryFn: ({ pageParam: after }) => readPage(postsQuery(workspaceId, list), { after, size: SEARCH_STEP }),
    initialPageParam: FROM_THE_START,
    getNextPageParam: ({ endCursor }) => endCursor,
    // Without a network connection, the local cache is searched.
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

const LATELY = { lifecycles: null, sort: 'edited', order: 'desc' } as const

const NONE: readonly string[] = []

/** Returns the labels of recently edited posts, each once, in alphabetical order. */
export function useUsedLabels(workspaceId: string): readonly string[] {
  const { data } = useQuery({
    queryKey: ['labels', workspaceId],
    queryFn: async () => {
      const { data: posts } = await readPage(postsQuery(workspaceId, LATELY), { after: null, size: LIST_LIMIT_MAX })
      return [...new Set(posts.flatMap(({ labels }) => labels))].toSorted((a, b) => a.localeCompare(b))
    },
  })
  return data ?? NONE
}
