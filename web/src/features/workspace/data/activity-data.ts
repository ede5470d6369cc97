import { useInfiniteQuery } from '@tanstack/react-query'
import { type ActivityEntry, type ActivityKind, listActivity } from '@postwright/core/api/activity'
import { call } from '@/lib/api-client.ts'

export type ActivityFilter = { kind: ActivityKind | null; by: string | null }

/** Maximum number of empty pages requested before the user is asked to continue; a filter may exclude whole pages. */
const EMPTY_PAGES_MAX = 5
/** Maximum number of entries in an export. */
const EXPORTED_MAX = 5_000

type Page = { entries: ActivityEntry[]; next: number | null }

/** Returns the activity of the workspace, newest first, loaded page by page. */
export function useActivity(workspaceId: string, filter: ActivityFilter) {
  return useInfiniteQuery({
    queryKey: ['activity', workspaceId, filter.kind, filter.by],
    queryFn: ({ pageParam }) => readOn({ workspaceId, filter, before: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
}

type From = { workspaceId: string; filter: ActivityFilter; before: number | null }

async function readOn({ workspaceId, filter, before }: From): Promise<Page> {
  let page = await call(listActivity, { workspaceId, before, ...filter })
  for (let tried = 1; page.entries.length === 0 && page.next !== null && tried < EMPTY_PAGES_MAX; tried += 1) {
    page = await call(listActivity, { workspaceId, before: page.next, ...filter })
  }
  return page
}

/** Reads all entries that match a filter, up to 5,000. @throws ApiError */
export async function readAllActivity(
  workspaceId: string,
  filter: ActivityFilter,
  onProgress: (count: number) => void,
): Promise<ActivityEntry[]> {
  const found: ActivityEntry[] = []
  let before: number | null = null
  do {
    const page: Page = await call(listActivity, { workspaceId, before, ...filter })
    found.push(...page.entries)
    onProgress(found.length)
    before = page.next
  } while (before !== null && found.length < EXPORTED_MAX)
  return found.slice(0, EXPORTED_MAX)
}
