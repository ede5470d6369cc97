import { useInfiniteQuery } from '@tanstack/react-query'
import type { Variant } from '@postwright/core/model/variant'
import type { PagedList } from '@/lib/live/use-paged-list.ts'
import { usePageCursors } from '@/lib/live/use-page-cursors.ts'
import type { PostFilter } from '../matches-publication.ts'
import { stillListed } from '../still-listed.ts'
import { findPublications, type Look } from './find-publications.ts'
import type { PublicationCursor } from './read-publications.ts'
import type { SchedulerList } from './scheduler-query.ts'
import { useFollowed } from './use-followed.ts'

export type Found = PagedList<Variant> & {
  /** How many publications were looked at for this page, and when the last of them is planned for. */
  looked: { count: number; until: number | null }
  /** Looks at the next ones for this page; null when it is full or all were looked at. */
  further: (() => void) | null
  isLooking: boolean
}

const NOTHING: readonly Variant[] = []

/** The publications of a list whose posts match, one page of `size` at a time, as they are now. */
export function useFound(workspaceId: string, asked: { list: SchedulerList; posts: PostFilter }, size: number): Found {
  const { after, paging } = usePageCursors<PublicationCursor>(JSON.stringify(asked), size)
  const fromTheStart: Look = { after, room: size }
  const read = useInfiniteQuery({
    queryKey: ['schedule', 'found', workspaceId, asked, size, after?.id ?? null],
    queryFn: ({ pageParam }) => findPublications(workspaceId, asked, pageParam),
    initialPageParam: fromTheStart,
    getNextPageParam: ({ data, endCursor }, _, { room }): Look | null =>
      endCursor === null || data.length >= room ? null : { after: endCursor, room: room - data.length },
    // Without a network what this device knows is looked at.
    networkMode: 'always',
    refetchOnReconnect: true,
  })
  const steps = read.data?.pages ?? []
  const found = useFollowed(workspaceId, steps.length === 0 ? NOTHING : steps.flatMap(({ data }) => data))
  const endCursor = read.hasNextPage ? null : (steps.at(-1)?.endCursor ?? null)
  const unreadable = steps.reduce((sum, step) => sum + step.unreadable, 0)
  const ready = { status: 'ready', data: stillListed(found, asked.list), unreadable, endCursor } as const
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
