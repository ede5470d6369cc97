import { limit, orderBy, query, where, type Query } from 'firebase/firestore'
import { ideaLanes, type IdeaLane } from '@postwright/core/collections/idea-lanes'
import { ideas, type Idea } from '@postwright/core/collections/ideas'
import { importFeeds, type ImportFeed } from '@postwright/core/collections/import-feeds'
import { IDEA_LANES_MAX, IMPORT_FEEDS_MAX, LIST_LIMIT_MAX } from '@postwright/core/limits'
import { idsQuery } from '@/lib/live/ids-query.ts'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef, refs } from '@/lib/live/refs.ts'
import type { Post } from '@postwright/core/model/post'

/** Returns the query of a workspace's lanes from left to right. */
export function lanesQuery(workspaceId: string): Query<IdeaLane> {
  return query(collectionRef(ideaLanes, workspaceId), ...listOrder(ideaLanes), limit(IDEA_LANES_MAX))
}

/** Returns the query of a lane's ideas from top to bottom. */
export function laneIdeasQuery(workspaceId: string, laneId: string): Query<Idea> {
  return query(collectionRef(ideas, workspaceId), where('laneId', '==', laneId), orderBy('place'))
}

/** Returns the query of ideas whose lane was deleted: those in none of the existing lanes, `laneIds`. */
export function strayIdeasQuery(workspaceId: string, laneIds: readonly string[]): Query<Idea> {
  return query(
    collectionRef(ideas, workspaceId),
    where('laneId', 'not-in', laneIds),
    orderBy('laneId'),
    limit(LIST_LIMIT_MAX),
  )
}

/** Returns the query of ideas, the most recently changed first. */
export function latestIdeasQuery(workspaceId: string): Query<Idea> {
  return query(collectionRef(ideas, workspaceId), orderBy('updatedAt', 'desc'))
}

export function importFeedsQuery(workspaceId: string): Query<ImportFeed> {
  return query(collectionRef(importFeeds, workspaceId), ...listOrder(importFeeds), limit(IMPORT_FEEDS_MAX))
}

/** Returns the query of the ideas with these ids; missing ones are left out. */
export function ideasWithIdsQuery(workspaceId: string, ids: readonly string[]): Query<Idea> {
  return idsQuery(collectionRef(ideas, workspaceId), ids)
}

export function postsWithIdsQuery(workspaceId: string, ids: readonly string[]): Query<Post> {
  return idsQuery(refs.posts(workspaceId), ids)
}
