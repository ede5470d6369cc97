import type { Query } from 'firebase/firestore'
import type { Media } from '@postwright/core/model/media'
import { idsQuery } from '@/lib/live/ids-query.ts'
import { refs } from '@/lib/live/refs.ts'

/** The given files; ids beyond what one query may ask for are left out. */
export function mediaQuery(workspaceId: string, mediaIds: readonly string[]): Query<Media> {
  return idsQuery(refs.media(workspaceId), mediaIds)
}
