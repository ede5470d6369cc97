import { orderBy, query, where, type CollectionReference, type Query } from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import type { Lifecycle } from '@postwright/core/publishing/lifecycle'
import type { Stretch } from '../calendar-place.ts'

/** What the database is asked for; channels or a label, not both: one query looks into one list of a document. */
export type PlannedFilter = {
  connectionIds: readonly string[] | null
  label: string | null
  lifecycle: Lifecycle | null
  createdBy: string | null
}

/** What is or was planned for a stretch of time, the earliest first. */
export function plannedQuery(
  posts: CollectionReference<Post>,
  { from, to }: Stretch,
  { connectionIds, label, lifecycle, createdBy }: PlannedFilter,
): Query<Post> {
  return query(
    posts,
    ...(connectionIds === null ? [] : [where('connectionIds', 'array-contains-any', connectionIds)]),
    ...(connectionIds === null && label !== null ? [where('labels', 'array-contains', label)] : []),
    ...(lifecycle === null ? [] : [where('lifecycle', '==', lifecycle)]),
    ...(createdBy === null ? [] : [where('createdBy', '==', createdBy)]),
    where('plannedAt', '>=', new Date(from)),
    where('plannedAt', '<', new Date(to)),
    orderBy('plannedAt'),
  )
}

/** Drafts that have no time yet, the latest first. */
export function unplannedQuery(posts: CollectionReference<Post>): Query<Post> {
  return query(posts, where('lifecycle', '==', 'draft'), orderBy('updatedAt', 'desc'))
}
