import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import { readPage } from '@/lib/live/read-page.ts'
import { refs } from '@/lib/live/refs.ts'
import type { Stretch } from '../calendar-place.ts'
import { plannedQuery, type PlannedFilter } from './calendar-query.ts'

/** As many posts of a stretch of time are read for a search or a selection. */
const READ_MAX = 1_000

export type ReadPosts = { posts: Post[]; /** There are more than are read. */ isCut: boolean }

export type PlannedPage = Awaited<ReturnType<typeof readPage<Post>>>

/** The next page of the posts of a stretch of time; `after` is null for the first. */
export function readPlannedPage(
  workspaceId: string,
  { stretch, filter }: { stretch: Stretch; filter: PlannedFilter },
  after: QueryDocumentSnapshot<Post> | null,
): Promise<PlannedPage> {
  return readPage(plannedQuery(refs.posts(workspaceId), stretch, filter), { after, size: LIST_LIMIT_MAX })
}

/** Every post of a stretch of time, page by page. */
export async function readPlanned(workspaceId: string, stretch: Stretch, filter: PlannedFilter): Promise<ReadPosts> {
  const posts: Post[] = []
  let after: QueryDocumentSnapshot<Post> | null = null
  do {
    const page: PlannedPage = await readPlannedPage(workspaceId, { stretch, filter }, after)
    posts.push(...page.data)
    after = page.endCursor
  } while (after !== null && posts.length < READ_MAX)
  return { posts, isCut: after !== null }
}
