import { documentId, limit, query, where, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Media } from '@postwright/core/model/media'
import { refs } from '@/lib/live/refs.ts'

/** How many ids one query may ask for. */
export const MEDIA_QUERY_MAX = 30

/** The given files; ids beyond what one query may ask for are left out. */
export function mediaQuery(workspaceId: string, mediaIds: readonly string[]): Query<Media> {
  const ids = mediaIds.slice(0, MEDIA_QUERY_MAX)
  return query(refs.media(workspaceId), where(documentId(), 'in', ids), limit(LIST_LIMIT_MAX))
}
