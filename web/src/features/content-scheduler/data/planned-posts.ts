import {
  orderBy,
  query,
  where,
  type CollectionReference,
  type Query,
  limit,
  getCountFromServer,
  type QueryDocumentSnapshot,
  getDocs,
} from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import type { Lifecycle } from '@postwright/core/publishing/lifecycle'
import type { TimeRange } from '../calendar-place.ts'
import { refs } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { useQuery } from '@tanstack/react-query'
import { LIST_LIMIT_MAX, PREVIEW_ITEMS } from '@postwright/core/limits'
import { readPage } from '@/lib/live/read-page.ts'
import { useMemo } from 'react'

/** Filter for the database: channels or a label, not both, since a query can search only one list of a document. */
export type PlannedFilter = {
  connectionIds: readonly string[] | null
  label: string | null
  lifecycle: Lifecycle | null
  createdBy: string | null
}

/** Returns the query of posts planned in a time range, the earliest first. */
export function plannedQuery(
  posts: CollectionReference<Post>,
  { from, to }: TimeRange,
  { connectionIds, label, lifecycle, createdBy }: PlannedFilter,
): Query<Post> {
  return query(
    posts,
    ...(connectionIds === null ? [] : [where('connectionIds', 'array-contains-any', connectionIds)]),
    ...(connectionIds === null && label !== null ? [where('labels', 'array-contains', label)] : []),
    ...(lifecycle === null ? [] : [where('lifecycle', '==', lifecycle)]),
    ...(createdBy === null ? [] : [where('createdBy', '==', createdBy)]),
    where('plannedAt', '>=', new Date(from)),
    where('plannedAt', '<', new Date(to)),
    orderBy('plannedAt'),
  )
}

/** Returns the query of drafts without a time, the latest first. */
export function unplannedQuery(posts: CollectionReference<Post>): Query<Post> {
  return query(posts, where('lifecycle', '==', 'draft'), orderBy('updatedAt', 'desc'))
}

/** Returns the first `most` posts of a time range, live. With `null` it waits and reads nothing. */
export function usePlanned(
  workspaceId: string,
  part: { range: TimeRange; filter: PlannedFilter } | null,
  most: number,
): LiveList<Post> {
  const wanted = part && query(plannedQuery(refs.posts(workspaceId), part.range, part.filter), limit(most))
  return useLiveList(wanted)
}

/** Returns the latest drafts without a time, live. */
export function useUnplanned(workspaceId: string, most: number): LiveList<Post> {
  return useLiveList(query(unplannedQuery(refs.posts(workspaceId)), limit(most)))
}

/**
 * Counts the posts of a time range in the database without reading them, up to the largest page. Null while unknown, and when called with `null`;
 * `seen` identifies the displayed posts, so that a change to them repeats the count.
 */
export function usePlannedCount(
  workspaceId: string,
  part: { range: TimeRange; filter: PlannedFilter } | null,
  seen: string,
): number | null {
  const { data } = useQuery({
    queryKey: ['planned-count', workspaceId, part, seen],
    enabled: part !== null,
    staleTime: 60_000,
    placeholderData: (before: number | undefined) => before,
    queryFn: async () => {
      if (!part) return 0
      const planned = plannedQuery(refs.posts(workspaceId), part.range, part.filter)
      return (await getCountFromServer(query(planned, limit(LIST_LIMIT_MAX)))).data().count
    },
  })
  return part === null ? null : (data ?? null)
}

/** Maximum number of posts of a time range read for a search or a selection. */
const READ_MAX = 1_000

export type ReadPosts = { posts: Post[]; /** True if there are more posts than were read. */ isCut: boolean }

export type PlannedPage = Awaited<ReturnType<typeof readPage<Post>>>

/** Reads the next page of posts in a time range; `after` is null for the first. */
export function readPlannedPage(
  workspaceId: string,
  { range, filter }: { range: TimeRange; filter: PlannedFilter },
  after: QueryDocumentSnapshot<Post> | null,
): Promise<PlannedPage> {
  return readPage(plannedQuery(refs.posts(workspaceId), range, filter), { after, size: LIST_LIMIT_MAX })
}

/** Reads the posts of a time range, page by page, until at least `READ_MAX` are read. */
export async function readPlanned(workspaceId: string, range: TimeRange, filter: PlannedFilter): Promise<ReadPosts> {
  const posts: Post[] = []
  let after: QueryDocumentSnapshot<Post> | null = null
  do {
    const page: PlannedPage = await readPlannedPage(workspaceId, { range, filter }, after)
    posts.push(...page.data)
    after = page.endCursor
  } while (after !== null && posts.length < READ_MAX)
  return { posts, isCut: after !== null }
}

const MINUTE = 60_000

/**
 * Counts other posts on a post's channels within a number of minutes of an instant, also on days that are not displayed. Reads at most
 * `PREVIEW_ITEMS` posts, including this one.
 */
export async function countNear(
  workspaceId: string,
  { id, connectionIds }: Pick<Post, 'id' | 'connectionIds'>,
  at: number,
  minutes: number,
): Promise<number> {
  if (minutes === 0 || connectionIds.length === 0) return 0
  const range = { from: at - minutes * MINUTE + 1, to: at + minutes * MINUTE }
  const filter = { connectionIds, label: null, lifecycle: null, createdBy: null }
  const found = await getDocs(query(plannedQuery(refs.posts(workspaceId), range, filter), limit(PREVIEW_ITEMS)))
  return found.docs.filter((post) => post.id !== id).length
}

export type Compared = ReadPosts & {
  status: 'loading' | 'error' | 'ready'
  /** Retries the read; null unless it failed. */
  retry: (() => void) | null
}

/** Returns the posts of a time range up to `READ_MAX`, for filters that no index supports. With `null` it reads nothing. */
export function useCompared(
  workspaceId: string,
  part: { range: TimeRange; filter: PlannedFilter } | null,
): Compared | null {
  const { status, fetchStatus, data, refetch } = useQuery({
    queryKey: ['planned', workspaceId, part],
    enabled: part !== null,
    queryFn: () => (part ? readPlanned(workspaceId, part.range, part.filter) : { posts: [], isCut: false }),
  })
  return useMemo(() => {
    if (part === null) return null
    if (data) return { ...data, status: 'ready', retry: null }
    // Without a network connection a read pauses, and resumes by itself.
    const hasFailed = status === 'error' || fetchStatus === 'paused'
    return {
      posts: [],
      isCut: false,
      status: hasFailed ? 'error' : 'loading',
      retry: hasFailed ? () => void refetch() : null,
    }
  }, [part, status, fetchStatus, data, refetch])
}
