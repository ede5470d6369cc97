import type {
  updateWorkspace as updateContract,
  setWorkspaceArchived as archiveContract,
} from '@postwright/core/api/workspaces'
import { zoneMoveJob } from '@postwright/core/jobs/zone-move'
import type { Workspace } from '@postwright/core/model/workspace'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newJob } from '../jobs/begin-job.ts'
import { requireRight } from '../membership.ts'
import type { OutputOf } from '@postwright/core/endpoint'
import { releaseForReason } from '../publishing/releases.ts'
import type { setWorkspacePublishing as publishingEndpoint } from '@postwright/core/api/publishing-rules'
import type { ApprovalRules } from '@postwright/core/model/approval'
import { findNeededApprovals } from '@postwright/core/approvals/needed-approvals'
import type { Variant } from '@postwright/core/model/variant'
import type { AuditAction } from '@postwright/core/model/audit-entry'
import { followRules } from '../approvals/follow-request.ts'
import { isDeepStrictEqual } from 'node:util'

/** Time after which a move that has not ended counts as abandoned by its trigger and no longer blocks a change of the zone. */
const MOVE_MAX = 60 * 60 * 1000

/**
 * Changes a workspace's name or time zone; owners and managers only. Scheduled content keeps its times or, with `keep_clock`, its local times; in
 * that case, the same transaction creates the job that moves it.
 * @throws the codes of the contract
 */
export async function updateWorkspace(
  deps: Deps,
  caller: Caller,
  { workspaceId, rev, name, timeZone, planned = 'keep_times' }: z.output<typeof updateContract.input>,
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

/**
 * Archives a workspace, or unarchives it and releases the posts that were held because of it.
 * @throws the codes of the contract
 */
export async function setWorkspaceArchived(
  deps: Deps,
  caller: Caller,
  { workspaceId, isArchived }: z.output<typeof archiveContract.input>,
): Promise<OutputOf<typeof archiveContract>> {
  await requireRight(deps, caller, workspaceId, 'manage_ownership')
  const workspace = await deps.transact(async (tx) => {
    const found = await deps.workspaces.getIn(tx, workspaceId)
    if (!found) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
    if ((found.archivedAt !== null) === isArchived) return found
    if (isArchived) {
      const owned = await deps.workspaces.listOwnedIn(tx, found.ownerUid)
      const isOther = owned.some(({ id, archivedAt }) => id !== workspaceId && archivedAt === null)
      if (!isOther) throw new AppError('last_workspace', { message: `workspace ${workspaceId}` })
    }
    const action = isArchived ? 'workspace.archived' : 'workspace.unarchived'
    deps.auditLog.appendIn(tx, { action, actorUid: caller.uid, workspaceId, subject: workspaceId })
    return deps.workspaces.updateIn(tx, found, { archivedAt: isArchived ? deps.clock.now() : null })
  })
  return { workspace, released: isArchived ? 0 : await releaseForReason(deps, workspaceId, 'archived') }
}

type Wanted = { workspaceId: string; isPaused?: boolean | undefined; approvalRules?: ApprovalRules | undefined }

/**
 * Pauses a workspace or ends its pause, and sets the approvals that its posts need. Posts that were held for a reason that has ended are released.
 * @throws `not_found`, `forbidden`
 */
export async function setWorkspacePublishing(
  deps: Deps,
  caller: Caller,
  { workspaceId, isPaused, approvalRules }: Wanted,
): Promise<OutputOf<typeof publishingEndpoint>> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  const workspace = await deps.transact(async (tx) => {
    const found = await deps.workspaces.getIn(tx, workspaceId)
    if (!found) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
    const note = (action: AuditAction, facts = {}) =>
      deps.auditLog.appendIn(tx, { action, actorUid: caller.uid, workspaceId, subject: workspaceId, facts })
    const isTurned = isPaused !== undefined && isPaused !== (found.pausedAt !== null)
    const isOther = approvalRules !== undefined && !isDeepStrictEqual(approvalRules, found.approvalRules)
    if (!isTurned && !isOther) return found
    if (isTurned) note(isPaused ? 'workspace.paused' : 'workspace.resumed')
    if (isOther && approvalRules)
      note('workspace.approval_changed', { before: found.approvalRules.mode, after: approvalRules.mode })
    return deps.workspaces.updateIn(tx, found, {
      ...(isTurned && { pausedAt: isPaused ? deps.clock.now() : null }),
      ...(isOther && { approvalRules }),
    })
  })
  let released = 0
  if (isPaused === false) released += await releaseForReason(deps, workspaceId, 'paused')
  if (approvalRules) {
    const isFree = (variant: Variant) => findNeededApprovals(approvalRules, variant).length === 0
    released += await releaseForReason(deps, workspaceId, 'approval', isFree)
    await followRules(deps, workspaceId)
  }
  return { workspace, released }
}
