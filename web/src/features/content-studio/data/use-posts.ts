import type { Post } from '@postwright/core/model/post'
import { usePagedList, type PagedList } from '@/lib/live/use-paged-list.ts'
import { postsQuery, type PostOrder } from './posts-query.ts'

/** A workspace's posts, live, one page at a time. */
export function usePosts(workspaceId: string, order: PostOrder, size: number): PagedList<Post> {
  return usePagedList(postsQuery(workspaceId, order), size)
}
