import { limit, orderBy, query, startAfter, type Query, type QueryDocumentSnapshot } from 'firebase/firestore'
import type { Media } from '@postwright/core/model/media'
import { readSize } from '@/lib/live/look-ahead.ts'
import { refs } from '@/lib/live/refs.ts'

export type LibraryPage = {
  /** The last picture of the page before; null for the first page. */
  after: QueryDocumentSnapshot<Media> | null
  size: number
}

/** One page of a workspace's pictures, newest first, and one more to tell whether there is a next page. */
export function libraryQuery(workspaceId: string, { after, size }: LibraryPage): Query<Media> {
  return query(
    refs.media(workspaceId),
    orderBy('createdAt', 'desc'),
    ...(after === null ? [] : [startAfter(after)]),
    limit(readSize(size)),
  )
}
