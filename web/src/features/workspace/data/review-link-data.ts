import { limit, orderBy, type Query, query, where } from 'firebase/firestore'
import { revokeReviewLink } from '@postwright/core/api/review-links'
import { type Deck, decks } from '@postwright/core/collections/decks'
import { reviewActs } from '@postwright/core/collections/review-acts'
import { reviewLinks } from '@postwright/core/collections/review-links'
import type { OutputOf } from '@postwright/core/endpoint'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import type { ReviewAct, ReviewLink } from '@postwright/core/model/review-link'
import { call } from '@/lib/api-client.ts'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef, refs } from '@/lib/live/refs.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'
import { type PagedList, usePagedList } from '@/lib/live/use-paged-list.ts'

const PAGE = 20

/** Returns review links, newest first. */
export function useReviewLinks(workspaceId: string): PagedList<ReviewLink> {
  return usePagedList(query(collectionRef(reviewLinks, workspaceId), ...listOrder(reviewLinks)), PAGE)
}

/** Returns the latest actions of a link's guests. */
export function useReviewActs(workspaceId: string, linkId: string): LiveList<ReviewAct> {
  return useLiveList(reviewActsQuery(workspaceId, linkId))
}

export function reviewActsQuery(workspaceId: string, linkId: string): Query<ReviewAct> {
  return query(
    collectionRef(reviewActs, workspaceId),
    where('linkId', '==', linkId),
    ...listOrder(reviewActs),
    limit(LIST_LIMIT_MAX),
  )
}

/** Returns the most recently changed posts as choices. */
export function useChoosablePosts(workspaceId: string): LiveList<Post> {
  return useLiveList(query(refs.posts(workspaceId), orderBy('updatedAt', 'desc'), limit(LIST_LIMIT_MAX)))
}

export function useChoosableDecks(workspaceId: string): LiveList<Deck> {
  return useLiveList(query(collectionRef(decks, workspaceId), ...listOrder(decks), limit(LIST_LIMIT_MAX)))
}

/** @throws ApiError */
export function revokeLink(workspaceId: string, linkId: string): Promise<OutputOf<typeof revokeReviewLink>> {
  return call(revokeReviewLink, { workspaceId, linkId })
}
