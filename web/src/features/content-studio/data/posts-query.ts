import { orderBy, query, where, type Query } from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import type { Lifecycle } from '@postwright/core/publishing/lifecycle'
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

const SORT_FIELDS = {
  created: 'createdAt',
  edited: 'updatedAt',
  next: 'nextAt',
  published: 'publishedAt',
} as const satisfies Record<PostSort, keyof Post>

/** A workspace's posts. */
export function postsQuery(workspaceId: string, { lifecycles, sort, order }: PostOrder): Query<Post> {
  return query(
    refs.posts(workspaceId),
    ...(lifecycles === null ? [] : [where('lifecycle', 'in', lifecycles)]),
    orderBy(SORT_FIELDS[sort], sort === 'next' ? 'asc' : order),
  )
}
