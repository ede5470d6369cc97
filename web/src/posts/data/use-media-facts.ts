import { useMemo } from 'react'
import type { Media } from '@postwright/core/model/media'
import { IDS_QUERY_MAX, idsQuery } from '@/lib/live/ids-query.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'
import type { Query } from 'firebase/firestore'
import { refs } from '@/lib/live/refs.ts'

/** Known facts about files; `isComplete`: true once every file that is not found is known not to exist. */
export type MediaFacts = { find: (mediaId: string) => Media | null; isComplete: boolean }

/**
 * Returns type, size and dimensions of the given files. One query covers thirty ids, so two queries cover a post with a thread and different files on
 * some channels; ids beyond that are unknown.
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

/** Reads the facts about files; they stay known while other files are added. */
function useFacts(workspaceId: string, mediaIds: readonly string[]) {
  return useLiveList(mediaIds.length === 0 ? null : mediaQuery(workspaceId, mediaIds), { within: workspaceId })
}

function isRead(facts: LiveList<Media>): boolean {
  return facts.status === 'ready' && facts.isStale !== true
}

/** Returns the query for the given files; ids beyond the maximum of one query are omitted. */
export function mediaQuery(workspaceId: string, mediaIds: readonly string[]): Query<Media> {
  return idsQuery(refs.media(workspaceId), mediaIds)
}
