import { orderBy, query, where, type Query } from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import { refs } from '@/lib/live/refs.ts'

/** The posts of a campaign, those that were changed last first. */
export function campaignPostsQuery(workspaceId: string, campaignId: string): Query<Post> {
  return query(refs.posts(workspaceId), where('campaignId', '==', campaignId), orderBy('updatedAt', 'desc'))
}
