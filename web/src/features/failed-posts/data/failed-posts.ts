import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  countFailedPosts,
  type FailedPost,
  getFailedPost,
  listFailedPosts,
  listStuckJobs,
  readFailedText,
  retryStuckJob,
  sendFailedAgain,
  type StuckJob,
} from '@postwright/core/api/failed-posts'
import { FAILED_POSTS_PAGE_MAX, STUCK_PAGE_MAX } from '@postwright/core/model/failed-post'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import type { PagedList } from '@/lib/live/use-paged-list.ts'
import { queryState } from '@/lib/query-state.ts'
import { usePagedRead } from '@/lib/use-paged-read.ts'

export type FailedFilter = Omit<InputOf<typeof listFailedPosts>, 'after'>

/** Query key of the whole screen. */
const FAILED_POSTS_KEY = ['admin', 'failed-posts'] as const

/** Returns the posts that match the filter, the latest first, one page at a time. */
export function useFailedPosts(filter: FailedFilter): PagedList<FailedPost> {
  return usePagedRead<FailedPost, string>(
    {
      key: [...FAILED_POSTS_KEY, 'list', JSON.stringify(filter)],
      async read({ after }) {
        const { posts, cursor } = await call(listFailedPosts, { ...filter, ...(after !== null && { after }) })
        return { data: posts, unreadable: 0, endCursor: cursor }
      },
    },
    FAILED_POSTS_PAGE_MAX,
  )
}

export function useCauses() {
  return queryState(useQuery({ queryKey: [...FAILED_POSTS_KEY, 'causes'], queryFn: () => call(countFailedPosts, {}) }))
}

export function useFailedPost({ workspaceId, id: variantId }: FailedPost) {
  const queryKey = [...FAILED_POSTS_KEY, 'record', workspaceId, variantId]
  return queryState(useQuery({ queryKey, queryFn: () => call(getFailedPost, { workspaceId, variantId }) }))
}

type StuckPage<Row> = { rows: Row[]; cursor: string | null }

/** Returns a list of stuck work, one page at a time. `kind` names it in the cache. */
export function useStuckList<Row>(
  kind: string,
  readPage: (input: { after?: string }) => Promise<StuckPage<Row>>,
): PagedList<Row> {
  return usePagedRead<Row, string>(
    {
      key: [...FAILED_POSTS_KEY, kind],
      async read({ after }) {
        const { rows, cursor } = await readPage(after === null ? {} : { after })
        return { data: rows, unreadable: 0, endCursor: cursor }
      },
    },
    STUCK_PAGE_MAX,
  )
}

export const useStuckJobs = () =>
  useStuckList<StuckJob>('jobs', async (input) => {
    const { jobs: rows, cursor } = await call(listStuckJobs, input)
    return { rows, cursor }
  })

/** Returns a function that reloads the whole screen. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: FAILED_POSTS_KEY })
}

/** @throws ApiError, `not_resolvable` and `stale_revision` among them */
export async function sendAgain({ workspaceId, id: variantId, rev }: FailedPost): Promise<void> {
  await call(sendFailedAgain, { workspaceId, variantId, rev })
}

/** Returns the text of a post; the audit log records who has read it. @throws ApiError */
export async function readText({ workspaceId, id: variantId }: FailedPost): Promise<OutputOf<typeof readFailedText>> {
  return call(readFailedText, { workspaceId, variantId })
}

/** @throws ApiError */
export async function retryJob({ uid, jobId }: StuckJob): Promise<OutputOf<typeof retryStuckJob>['outcome']> {
  return (await call(retryStuckJob, { uid, jobId })).outcome
}
