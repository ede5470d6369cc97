import { limit, query, type Query } from 'firebase/firestore'
import { hashtagGroups, type HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { HASHTAG_GROUPS_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** All groups of a workspace by name: there are no more than one page can hold. */
export function hashtagGroupsQuery(workspaceId: string): Query<HashtagGroup> {
  return query(collectionRef(hashtagGroups, workspaceId), ...listOrder(hashtagGroups), limit(HASHTAG_GROUPS_MAX))
}
