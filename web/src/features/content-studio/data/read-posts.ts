import type { QueryDocumentSnapshot } from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import type { PageRequest } from '@/lib/live/page-query.ts'
import { readPage } from '@/lib/live/read-page.ts'
import { postsQuery, type PostOrder } from './posts-query.ts'

/** One page of a list of posts, read once. */
export function readPosts(workspaceId: string, list: PostOrder, request: PageRequest<QueryDocumentSnapshot<Post>>) {
  return readPage(postsQuery(workspaceId, list), request)
}
