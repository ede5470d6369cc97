import { orderBy, query, type Query } from 'firebase/firestore'
import type { Media } from '@postwright/core/model/media'
import { refs } from '@/lib/live/refs.ts'

/** A workspace's pictures, newest first. */
export function libraryQuery(workspaceId: string): Query<Media> {
  return query(refs.media(workspaceId), orderBy('createdAt', 'desc'))
}
