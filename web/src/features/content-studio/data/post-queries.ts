import {
  getDoc,
  getDocFromCache,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
  type Query,
} from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import type { Lifecycle } from '@postwright/core/publishing/lifecycle'
import { readSize } from '@/lib/live/look-ahead.ts'
import { refs } from '@/lib/live/refs.ts'
import type { PostSort } from '../post-view.ts'

/** Which posts, and by which of their times. */
export type PostOrder = {
  /** Only posts in one of these lifecycles; null for all. */
  lifecycles: readonly Lifecycle[] | null
  sort: PostSort
  /** The person's setting; what goes out next always comes first. */
  order: 'asc' | 'desc'
}

export type PostsPage = PostOrder & {
  /** The last post of the page before; null for the first page. */
  after: DocumentSnapshot | null
  size: number
}

const SORT_FIELDS = {
  created: 'createdAt',
  edited: 'updatedAt',
  next: 'nextAt',
  published: 'publishedAt',
} as const satisfies Record<PostSort, keyof Post>

/** One page of a workspace's posts, and one post more to tell whether there is a next page. */
export function postsQuery(workspaceId: string, { lifecycles, sort, order, after, size }: PostsPage): Query<Post> {
  return query(
    refs.posts(workspaceId),
    ...(lifecycles === null ? [] : [where('lifecycle', 'in', lifecycles)]),
    orderBy(SORT_FIELDS[sort], sort === 'next' ? 'asc' : order),
    ...(after === null ? [] : [startAfter(after)]),
    limit(readSize(size)),
  )
}

/**
 * The place in the list at which a post stands. NOTE a query needs the stored document for this: the times of the domain are
 * rounded to milliseconds and would skip or repeat posts.
 */
export async function postCursor(workspaceId: string, postId: string): Promise<DocumentSnapshot> {
  const ref = refs.post(workspaceId, postId).withConverter(null)
  return getDocFromCache(ref).catch(() => getDoc(ref))
}
