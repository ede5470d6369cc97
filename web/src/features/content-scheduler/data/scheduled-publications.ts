import {
  documentId,
  orderBy,
  query,
  where,
  type CollectionReference,
  type Query,
  getDocs,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import type { Variant } from '@postwright/core/model/variant'
import type { CalendarFilter } from '../calendar-address.ts'
import { filterStates, type SchedulerFilter } from '../scheduler-filter.ts'
import { refs } from '@/lib/live/refs.ts'
import { toMillis } from '@/lib/live/timestamps.ts'
import { usePagedList, type PagedList } from '@/lib/live/use-paged-list.ts'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import { IDS_QUERY_MAX, idsQuery } from '@/lib/live/ids-query.ts'
import { OfflineError } from '@/lib/live/live-errors.ts'
import { pageQuery, toPage, readRows } from '@/lib/live/list-queries.ts'
import type { ReadPosts } from '@/posts/out/read-all-posts.ts'
import { matchesPublication, type PostFilter } from '../post-filter.ts'

/** Filter and order of the list: upcoming publications are always soonest first; the history follows the user's setting. */
export type SchedulerList = {
  filter: SchedulerFilter
  /** Channel and network to filter by; the channel takes precedence, because it implies its network. */
  on: Pick<CalendarFilter, 'connectionId' | 'platform'>
  order: 'asc' | 'desc'
}

/** Returns the query of scheduled publications, for the filters that indexes support. */
export function schedulerQuery(
  variants: CollectionReference<Variant>,
  { filter, on: { connectionId, platform }, order }: SchedulerList,
): Query<Variant> {
  return query(
    variants,
    where('state', 'in', filterStates(filter)),
    ...(connectionId === null ? [] : [where('connectionId', '==', connectionId)]),
    ...(connectionId !== null || platform === null ? [] : [where('platform', '==', platform)]),
    orderBy('scheduled.instant', order),
    orderBy(documentId(), order),
  )
}

/** Returns the schedule, live, one page at a time. */
export function useSchedule(
  workspaceId: string,
  list: SchedulerList,
  size: number,
): PagedList<Variant> & {
  /** Time of the publication before the page; null on the first page. */ startsAfter: number | null
} {
  const { page, paging, after } = usePagedList(schedulerQuery(refs.variants(workspaceId), list), size)
  const { instant } = toMillis({ instant: after?.get('scheduled.instant') })
  return { page, paging, startsAfter: typeof instant === 'number' ? instant : null }
}

export type PublicationCursor = QueryDocumentSnapshot<Variant>

type Row = {
  cursor: PublicationCursor
  variant: Variant
  /** Null when the post is deleted or cannot be read. */ post: Post | null
}

/**
 * Reads the next batch of publications of a list with their posts; `endCursor` is null when these are the last.
 * @throws OfflineError when this device does not have them and the server cannot be reached
 */
export async function readPublications(
  workspaceId: string,
  list: Query<Variant>,
  after: PublicationCursor | null,
): Promise<{ rows: Row[]; unreadable: number; endCursor: PublicationCursor | null }> {
  const found = await getDocs(pageQuery(list, { after, size: LIST_LIMIT_MAX }))
  if (found.empty && found.metadata.fromCache) throw new OfflineError()
  const { docs, endCursor } = toPage(found.docs, LIST_LIMIT_MAX)
  const { data, unreadable } = readRows(docs, (cursor) => ({ cursor, variant: cursor.data() }))
  const posts = await readPosts(workspaceId, [...new Set(data.map(({ variant }) => variant.postId))])
  const rows = data.map((row) => ({ ...row, post: posts.data.get(row.variant.postId) ?? null }))
  return { rows, unreadable: unreadable + posts.unreadable, endCursor }
}

async function readPosts(workspaceId: string, ids: readonly string[]) {
  const starts = Array.from({ length: Math.ceil(ids.length / IDS_QUERY_MAX) }, (_, at) => at * IDS_QUERY_MAX)
  const parts = await Promise.all(
    starts.map(async (start) => {
      const some = ids.slice(start, start + IDS_QUERY_MAX)
      const found = await getDocs(idsQuery(refs.posts(workspaceId), some))
      if (found.metadata.fromCache && found.size < some.length) throw new OfflineError()
      return readRows(found.docs, (snapshot) => snapshot.data())
    }),
  )
  return {
    data: new Map(parts.flatMap(({ data }) => data).map((post) => [post.id, post])),
    unreadable: parts.reduce((sum, { unreadable }) => sum + unreadable, 0),
  }
}

/** Reads the posts of a list's publications in order of first appearance, each once. */
export function readListedPosts(
  workspaceId: string,
  { list, posts: asked }: { list: SchedulerList; posts: PostFilter },
): ReadPosts<PublicationCursor> {
  const seen = new Set<string>()
  return async (after) => {
    if (after === null) seen.clear()
    const { rows, endCursor } = await readPublications(
      workspaceId,
      schedulerQuery(refs.variants(workspaceId), list),
      after,
    )
    const posts = rows.flatMap(({ variant, post }) => (post && matchesPublication(variant, post, asked) ? [post] : []))
    const data = [...new Map(posts.map((post) => [post.id, post])).values()].filter(({ id }) => !seen.has(id))
    for (const { id } of data) seen.add(id)
    return { data, endCursor }
  }
}
