import type { setWorkspacePublishing as publishingEndpoint } from '@postwright/core/api/publishing'
import type { ApprovalRules } from '@postwright/core/model/approval-rules'
import { findNeededApprovals } from '@postwright/core/approvals/needed-approvals'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Variant } from '@postwright/core/model/variant'
import type { AuditAction } from '@postwright/core/model/audit-entry'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { followRules } from '../approvals/follow-rules.ts'
import { requireRight } from '../membership.ts'
import { isDeepStrictEqual } from 'node:util'
import { releaseHeldFor } from '../publishing/release-held-for.ts'

type Wanted = { workspaceId: string; isPaused?: boolean | undefined; approvalRules?: ApprovalRules | undefined }

/**
 * Pauses a workspace or ends its pause, and sets which approvals its posts need. What was held for what has ended is released.
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
  if (isPaused === false) released += await releaseHeldFor(deps, workspaceId, 'paused')
  if (approvalRules) {
    const isFree = (variant: Variant) => findNeededApprovals(approvalRules, variant).length === 0
    released += await releaseHeldFor(deps, workspaceId, 'approval', isFree)
    await followRules(deps, workspaceId)
  }
  return { workspace, released }
}
