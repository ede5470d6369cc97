import { query, type Query, where } from 'firebase/firestore'
import { media } from '@postwright/core/collections/media'
import type { MediaType } from '@postwright/core/media/media-type'
import type { Media } from '@postwright/core/model/media'
import { listOrder } from '@/lib/live/list-order.ts'
import { refs } from '@/lib/live/refs.ts'

/** A workspace's files of some types, newest first. */
export function pictureLibraryQuery(workspaceId: string, types: readonly MediaType[]): Query<Media> {
  return query(refs.media(workspaceId), where('mime', 'in', types), ...listOrder(media))
}
