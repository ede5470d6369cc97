import type { countZonePlans as contract } from '@postwright/core/api/workspaces'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { MOVABLE } from '../posts/reschedule-post.ts'

/** Maximum number of upcoming publications read at once; far more than a workspace schedules. */
const PLANNED_MAX = 10_000

/** Ids of the content scheduled in the local time of a zone. */
type ZonePlans = { postIds: string[]; queueIds: string[]; seriesIds: string[] }

/** Finds upcoming posts, queues and series whose times are local times in `tzid`. */
export async function findZonePlans(deps: Deps, workspaceId: string, tzid: string): Promise<ZonePlans> {
  const planned = { states: MOVABLE, after: deps.clock.now(), limit: PLANNED_MAX }
  const [variants, queues, series] = await Promise.all([
    deps.variants.listPlannedAfter(workspaceId, planned),
    deps.queues.list(workspaceId),
    deps.series.list(workspaceId),
  ])
  const own = variants.filter(({ scheduled }) => scheduled.tzid === tzid)
  return {
    postIds: [...new Set(own.map(({ postId }) => postId))],
    queueIds: queues.filter((queue) => queue.tzid === tzid).map(({ id }) => id),
    seriesIds: series.filter((each) => each.tzid === tzid && each.status === 'active').map(({ id }) => id),
  }
}

/**
 * Counts the content that a change of the workspace's zone affects.
 * @throws the codes of the contract
 */
export async function countZonePlans(
  deps: Deps,
  caller: Caller,
  { workspaceId }: { workspaceId: string },
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  const workspace = await deps.workspaces.get(workspaceId)
  if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
  const { postIds, queueIds, seriesIds } = await findZonePlans(deps, workspaceId, workspace.timeZone)
  return { posts: postIds.length, queues: queueIds.length, series: seriesIds.length }
}
