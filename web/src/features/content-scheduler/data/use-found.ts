import { useInfiniteQuery } from '@tanstack/react-query'
import type { Variant } from '@postwright/core/model/variant'
import type { PagedList } from '@/lib/live/use-paged-list.ts'
import { usePageCursors } from '@/lib/live/use-page-cursors.ts'
import { type PostFilter, matchesPublication } from '../post-filter.ts'
import { filterStillListed } from '../scheduler-filter.ts'
import {
  type SchedulerList,
  schedulerQuery,
  type PublicationCursor,
  readPublications,
} from './scheduled-publications.ts'
import { IDS_QUERY_MAX, idsQuery } from '@/lib/live/ids-query.ts'
import { refs } from '@/lib/live/refs.ts'
import { useLiveList } from '@/lib/live/use-live.ts'

export type Found = PagedList<Variant> & {
  /** Number of publications checked for this page, and the planned time of the last one. */
  looked: { count: number; until: number | null }
  /** Checks the next publications for this page; null when the page is full or all were checked. */
  further: (() => void) | null
  isLooking: boolean
}

const NOTHING: readonly Variant[] = []

/** Returns the publications of a list whose posts match, one page of `size` at a time, live. */
export function useFound(workspaceId: string, asked: { list: SchedulerList; posts: PostFilter }, size: number): Found {
  const { after, paging } = usePageCursors<PublicationCursor>(JSON.stringify(asked), size)
  const fromTheStart: Look = { after, room: size }
  const read = useInfiniteQuery({
    queryKey: ['schedule', 'found', workspaceId, asked, size, after?.id ?? null],
    queryFn: ({ pageParam }) => findPublications(workspaceId, asked, pageParam),
    initialPageParam: fromTheStart,
    getNextPageParam: ({ data, endCursor }, _, { room }): Look | null =>
      endCursor === null || data.length >= room ? null : { after: endCursor, room: room - data.length },
    // Without a network connection, the local cache is searched.
    networkMode: 'always',
    refetchOnReconnect: true,
  })
  const steps = read.data?.pages ?? []
  const found = useFollowed(workspaceId, steps.length === 0 ? NOTHING : steps.flatMap(({ data }) => data))
  const endCursor = read.hasNextPage ? null : (steps.at(-1)?.endCursor ?? null)
  const unreadable = steps.reduce((sum, step) => sum + step.unreadable, 0)
  const ready = { status: 'ready', data: filterStillListed(found, asked.list), unreadable, endCursor } as const
  return {
    page: read.isError
      ? { status: 'error', error: read.error, retry: () => void read.refetch() }
      : read.isPending
        ? { status: 'loading' }
        : ready,
    paging: paging(endCursor),
    looked: {
      count: steps.reduce((sum, { looked }) => sum + looked, 0),
      until: steps.findLast(({ until }) => until !== null)?.until ?? null,
    },
    further: read.hasNextPage ? () => void read.fetchNextPage() : null,
    isLooking: read.isFetchingNextPage,
  }
}

/** Follows publications that were read once: two live queries cover the maximum size of a page. Deleted ones are left out. */
function useFollowed(workspaceId: string, read: readonly Variant[]): readonly Variant[] {
  const first = useHalf(workspaceId, read.slice(0, IDS_QUERY_MAX))
  const second = useHalf(workspaceId, read.slice(IDS_QUERY_MAX, 2 * IDS_QUERY_MAX))
  return [...first, ...second]
}

function useHalf(workspaceId: string, read: readonly Variant[]): readonly Variant[] {
  const ids = read.map(({ id }) => id)
  const live = useLiveList(ids.length === 0 ? null : idsQuery(refs.variants(workspaceId), ids))
  return ids.length > 0 && live.status === 'ready' ? live.data : read
}

/** Maximum number of publications checked before the user is asked to continue. */
export const LOOKED_MAX = 250

export type FoundPublications = {
  data: Variant[]
  unreadable: number
  /** Number of publications checked. */
  looked: number
  /** Planned time of the last publication checked; null when there was none. */
  until: number | null
  /** Cursor of the last publication checked; null at the end of the list. */
  endCursor: PublicationCursor | null
}

/** Start of a search and the number of results that still fit. */
type Look = { after: PublicationCursor | null; room: number }

/**
 * Finds the next publications of a list whose posts match. No index of publications supports filters on posts: publications are read in order, with
 * their posts, until enough match, the list ends, or the maximum was checked.
 */
export async function findPublications(
  workspaceId: string,
  { list, posts }: { list: SchedulerList; posts: PostFilter },
  { after, room }: Look,
): Promise<FoundPublications> {
  const query = schedulerQuery(refs.variants(workspaceId), list)
  const found: FoundPublications = { data: [], unreadable: 0, looked: 0, until: null, endCursor: after }
  do {
    const { rows, unreadable, endCursor } = await readPublications(workspaceId, query, found.endCursor)
    found.unreadable += unreadable
    found.endCursor = endCursor
    for (const { cursor, variant, post } of rows) {
      found.looked += 1
      found.until = variant.scheduled.instant
      if (post && matchesPublication(variant, post, posts)) found.data.push(variant)
      if (found.data.length < room) continue
      if (cursor.id !== rows.at(-1)?.cursor.id) found.endCursor = cursor
      return found
    }
  } while (found.endCursor !== null && found.looked < LOOKED_MAX)
  return found
}
