import { useQuery } from '@tanstack/react-query'
import { simulate } from '@postwright/core/api/simulation'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { ApiError } from '@/lib/api-error.ts'
import { reschedule } from '@/posts/data/post-commands.ts'
import { readPost } from '@/posts/data/read-post.ts'

/** Simulates the next 13 weeks of a workspace; `again` runs the simulation again while the previous findings stay visible. */
export function useSimulation(workspaceId: string) {
  const query = useQuery({
    queryKey: ['simulation', workspaceId],
    queryFn: () => call(simulate, { workspaceId }),
    // Plans change elsewhere, so each visit simulates again.
    staleTime: 0,
    gcTime: 0,
  })
  return { read: queryState(query), isRunning: query.isFetching, again: () => query.refetch() }
}

/** Moves the current revision of a post to another time. @throws ApiError */
export async function movePost(
  workspaceId: string,
  { postId, local, tzid }: { postId: string; local: string; tzid: string },
): Promise<void> {
  const post = await readPost(workspaceId, postId)
  if (!post) throw new ApiError('not_found', { detail: '', status: 404 })
  await reschedule({ workspaceId, postId, rev: post.rev, when: { kind: 'at', local, tzid } })
}
