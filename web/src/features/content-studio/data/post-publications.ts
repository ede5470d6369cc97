import { useLiveList } from '@/lib/live/use-live.ts'
import { limit, query, where, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { refs } from '@/lib/live/refs.ts'

/** Returns the publications of one post, live: one per part and channel it was ever planned on. */
export function usePostVariants(workspaceId: string, postId: string) {
  return useLiveList(postVariantsQuery(workspaceId, postId))
}

/** Returns the query of all publications of one post: one per channel, and one per later part and channel. */
export function postVariantsQuery(workspaceId: string, postId: string): Query<Variant> {
  return query(refs.variants(workspaceId), where('postId', '==', postId), limit(LIST_LIMIT_MAX))
}
