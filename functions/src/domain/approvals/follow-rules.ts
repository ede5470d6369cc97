import type { Deps } from '../ports/deps.ts'
import { inLanes } from '../in-lanes.ts'
import { deriveRequest } from './follow-request.ts'

/** As many planned posts and open requests follow a change of the rules at once. */
const POSTS_AT_ONCE = 100
const LANES = 8

/**
 * After the rules of a workspace changed: the requests of the posts that are planned next and the open ones follow. The others do so
 * with the next write of their publication, at the latest when it is held.
 */
export async function followRules(deps: Deps, workspaceId: string): Promise<void> {
  const after = deps.clock.now()
  const [planned, open] = await Promise.all([
    deps.variants.listPlannedAfter(workspaceId, { states: ['scheduled'], after, limit: POSTS_AT_ONCE }),
    deps.approvalRequests.listOpen(workspaceId, POSTS_AT_ONCE),
  ])
  const postIds = new Set([...open, ...planned.map(({ postId }) => postId)])
  await inLanes(postIds, LANES, {
    work: async (postId) => void (await deriveRequest(deps, { workspaceId, postId })),
    failed: (postId, error) =>
      deps.logger.error('a request could not follow the rules', { workspaceId, postId, error: String(error) }),
  })
}
