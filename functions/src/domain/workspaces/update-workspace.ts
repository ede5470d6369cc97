import type { updateWorkspace as contract } from '@postwright/core/api/workspaces'
import { zoneMoveJob } from '@postwright/core/jobs/zone-move'
import type { Workspace } from '@postwright/core/model/workspace'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newJob } from '../jobs/begin-job.ts'
import { requireRight } from '../membership.ts'

/** A move that has not ended by then was given up by its trigger, and no longer keeps the zone from being changed. */
const MOVE_MAX = 60 * 60 * 1000

/**
 * Changes a workspace's name or time zone; owners only. What is planned keeps its moments, or, with `keep_clock`, its times of
 * day: then the same transaction creates the job that moves it.
 * @throws the codes of the contract
 */
export async function updateWorkspace(
  deps: Deps,
  caller: Caller,
  { workspaceId, rev, name, timeZone, planned = 'keep_times' }: z.output<typeof contract.input>,
): Promise<Workspace> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  return deps.transact(async (tx) => {
    const workspace = await deps.workspaces.getIn(tx, workspaceId)
    if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
    if (workspace.rev !== rev) throw new AppError('stale_revision', { message: `${rev}, now ${workspace.rev}` })
    const named = name === undefined ? {} : { name }
    if (timeZone === undefined || timeZone === workspace.timeZone) {
      return deps.workspaces.updateIn(tx, workspace, named)
    }
    const now = deps.clock.now()
    if (workspace.zoneMove && now < workspace.zoneMove.begunAt + MOVE_MAX) throw new AppError('zone_moving')
    if (planned === 'keep_times') return deps.workspaces.updateIn(tx, workspace, { ...named, timeZone, zoneMove: null })
    const job = newJob(deps, caller.uid, zoneMoveJob, { workspaceId, from: workspace.timeZone, to: timeZone })
    deps.jobs.createIn(tx, caller.uid, job)
    return deps.workspaces.updateIn(tx, workspace, { ...named, timeZone, zoneMove: { jobId: job.id, begunAt: now } })
  })
}
