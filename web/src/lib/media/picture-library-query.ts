import { query, type Query } from 'firebase/firestore'
import { media } from '@postwright/core/collections/media'
import type { Media } from '@postwright/core/model/media'
import { listOrder } from '@/lib/live/list-order.ts'
import { refs } from '@/lib/live/refs.ts'

/** A workspace's pictures, newest first. */
export function pictureLibraryQuery(workspaceId: string): Query<Media> {
  return query(refs.media(workspaceId), ...listOrder(media))
}
