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

/** What the database is asked for; channels or a label, not both: one query looks into one list of a document. */
export type PlannedFilter = {
  connectionIds: readonly string[] | null
  label: string | null
  lifecycle: Lifecycle | null
  createdBy: string | null
}

/** What is or was planned for a stretch of time, the earliest first. */
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

/** Drafts that have no time yet, the latest first. */
export function unplannedQuery(posts: CollectionReference<Post>): Query<Post> {
  return query(posts, where('lifecycle', '==', 'draft'), orderBy('updatedAt', 'desc'))
}

/** The first `most` posts of a stretch of time, live. With `null` it waits and reads nothing. */
export function usePlanned(
  workspaceId: string,
  part: { stretch: TimeRange; filter: PlannedFilter } | null,
  most: number,
): LiveList<Post> {
  const wanted = part && query(plannedQuery(refs.posts(workspaceId), part.stretch, part.filter), limit(most))
  return useLiveList(wanted)
}

/** The latest drafts without a time, live. */
export function useUnplanned(workspaceId: string, most: number): LiveList<Post> {
  return useLiveList(query(unplannedQuery(refs.posts(workspaceId)), limit(most)))
}

/**
 * How many posts a stretch of time has, up to the largest page: counted by the database, none of them is read. Null while it is not
 * known, and with `null`; `seen` names what is shown of them, so that a change there counts anew.
 */
export function usePlannedCount(
  workspaceId: string,
  part: { stretch: TimeRange; filter: PlannedFilter } | null,
  seen: string,
): number | null {
  const { data } = useQuery({
    queryKey: ['planned-count', workspaceId, part, seen],
    enabled: part !== null,
    staleTime: 60_000,
    placeholderData: (before: number | undefined) => before,
    queryFn: async () => {
      if (!part) return 0
      const planned = plannedQuery(refs.posts(workspaceId), part.stretch, part.filter)
      return (await getCountFromServer(query(planned, limit(LIST_LIMIT_MAX)))).data().count
    },
  })
  return part === null ? null : (data ?? null)
}

/** As many posts of a stretch of time are read for a search or a selection. */
const READ_MAX = 1_000

export type ReadPosts = { posts: Post[]; /** There are more than are read. */ isCut: boolean }

export type PlannedPage = Awaited<ReturnType<typeof readPage<Post>>>

/** The next page of the posts of a stretch of time; `after` is null for the first. */
export function readPlannedPage(
  workspaceId: string,
  { stretch, filter }: { stretch: TimeRange; filter: PlannedFilter },
  after: QueryDocumentSnapshot<Post> | null,
): Promise<PlannedPage> {
  return readPage(plannedQuery(refs.posts(workspaceId), stretch, filter), { after, size: LIST_LIMIT_MAX })
}

/** Every post of a stretch of time, page by page. */
export async function readPlanned(workspaceId: string, stretch: TimeRange, filter: PlannedFilter): Promise<ReadPosts> {
  const posts: Post[] = []
  let after: QueryDocumentSnapshot<Post> | null = null
  do {
    const page: PlannedPage = await readPlannedPage(workspaceId, { stretch, filter }, after)
    posts.push(...page.data)
    after = page.endCursor
  } while (after !== null && posts.length < READ_MAX)
  return { posts, isCut: after !== null }
}

const MINUTE = 60_000

/** How many other posts on a post's channels are within so many minutes of an instant, wherever on the calendar they are. */
export async function countNear(
  workspaceId: string,
  { id, connectionIds }: Pick<Post, 'id' | 'connectionIds'>,
  at: number,
  minutes: number,
): Promise<number> {
  if (minutes === 0 || connectionIds.length === 0) return 0
  const stretch = { from: at - minutes * MINUTE + 1, to: at + minutes * MINUTE }
  const filter = { connectionIds, label: null, lifecycle: null, createdBy: null }
  const found = await getDocs(query(plannedQuery(refs.posts(workspaceId), stretch, filter), limit(PREVIEW_ITEMS)))
  return found.docs.filter((post) => post.id !== id).length
}

export type Compared = ReadPosts & {
  status: 'loading' | 'error' | 'ready'
  /** Reads them anew; null unless the read has failed. */
  retry: (() => void) | null
}

/** All posts of a stretch of time, for filters that no index answers. With `null` it reads nothing. */
export function useCompared(
  workspaceId: string,
  part: { stretch: TimeRange; filter: PlannedFilter } | null,
): Compared | null {
  const { status, fetchStatus, data, refetch } = useQuery({
    queryKey: ['planned', workspaceId, part],
    enabled: part !== null,
    queryFn: () => (part ? readPlanned(workspaceId, part.stretch, part.filter) : { posts: [], isCut: false }),
  })
  return useMemo(() => {
    if (part === null) return null
    if (data) return { ...data, status: 'ready', retry: null }
    // Without a network a read waits, and goes on by itself.
    const hasFailed = status === 'error' || fetchStatus === 'paused'
    return {
      posts: [],
      isCut: false,
      status: hasFailed ? 'error' : 'loading',
      retry: hasFailed ? () => void refetch() : null,
    }
  }, [part, status, fetchStatus, data, refetch])
}
