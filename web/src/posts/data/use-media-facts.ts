import { useMemo } from 'react'
import type { Media } from '@postwright/core/model/media'
import { IDS_QUERY_MAX, idsQuery } from '@/lib/live/ids-query.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'
import type { Query } from 'firebase/firestore'
import { refs } from '@/lib/live/refs.ts'

/** What is known about files; `isComplete` once what is not found does not exist. */
export type MediaFacts = { find: (mediaId: string) => Media | null; isComplete: boolean }

/**
 * What is known about the given files: type, size and dimensions. One query asks for thirty, so that two cover a post with a
 * thread and different files on some channels; beyond them nothing is known.
 */
export function useMediaFacts(workspaceId: string, mediaIds: readonly string[]): MediaFacts {
  const ids = [...new Set(mediaIds)].toSorted()
  const first = useFacts(workspaceId, ids.slice(0, IDS_QUERY_MAX))
  const second = useFacts(workspaceId, ids.slice(IDS_QUERY_MAX, 2 * IDS_QUERY_MAX))
  const isAsked = isRead(first) && (ids.length <= IDS_QUERY_MAX || isRead(second))
  const isComplete = isAsked && ids.length <= 2 * IDS_QUERY_MAX
  return useMemo(() => {
    const known = [first, second].flatMap((facts) => (facts.status === 'ready' ? facts.data : []))
    return { find: (mediaId) => known.find(({ id }) => id === mediaId) ?? null, isComplete }
  }, [first, second, isComplete])
}

/** What is known of files stays while others are added to them. */
function useFacts(workspaceId: string, mediaIds: readonly string[]) {
  return useLiveList(mediaIds.length === 0 ? null : mediaQuery(workspaceId, mediaIds), { within: workspaceId })
}

function isRead(facts: LiveList<Media>): boolean {
  return facts.status === 'ready' && facts.isStale !== true
}

/** The given files; ids beyond what one query may ask for are left out. */
export function mediaQuery(workspaceId: string, mediaIds: readonly string[]): Query<Media> {
  return idsQuery(refs.media(workspaceId), mediaIds)
}
