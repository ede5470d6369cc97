import type {
  requestApproval as requestContract,
  withdrawApprovalRequest as withdrawContract,
} from '@postwright/core/api/approvals'
import { findApprovalMode } from '@postwright/core/model/approval'
import { isUndecided, waitsForApproval } from '@postwright/core/approvals/needed-approvals'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { canAct, requireRight } from '../membership.ts'
import { loadPlanIn } from '../posts/plan.ts'
import { nextRequest } from './next-request.ts'
import { notifyReview } from './deciders.ts'
import { releaseApproved } from './approve-post.ts'

/**
 * Requests the approval of a scheduled post. Where approval is optional, the post is then published only with it; elsewhere the call only
 * sets the approvers, the deadline and the message.
 * @throws the codes of the contract
 */
export async function requestApproval(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof requestContract.input>,
): Promise<OutputOf<typeof requestContract>> {
  const { workspaceId, postId, askedUids, dueAt, message } = input
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  await refuseOthers(deps, workspaceId, askedUids)
  if (dueAt !== null && dueAt <= deps.clock.now()) throw new AppError('time_in_past')
  const { request, variants } = await deps.transact(async (tx) => {
    const [workspace, known] = await Promise.all([
      deps.workspaces.getIn(tx, workspaceId),
      deps.approvalRequests.getIn(tx, workspaceId, postId),
    ])
    const { post, variants: stored } = await loadPlanIn(deps, tx, { workspaceId, postId })
    if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
    const rules = workspace.approvalRules
    const asked = stored.map((variant) => {
      if (!isUndecided(variant) || findApprovalMode(rules, variant) !== 'optional') return variant
      return { ...variant, askedBy: caller.uid, rev: variant.rev + 1, updatedAt: deps.clock.now() }
    })
    if (!asked.some((variant) => waitsForApproval(rules, variant))) throw new AppError('approval_not_needed')
    const said = { requestedBy: caller.uid, askedUids, dueAt, message }
    const next = nextRequest(deps.clock, { rules, post, variants: asked, known, asked: said })
    for (const variant of asked.filter((each) => !stored.includes(each))) {
      deps.variants.saveIn(tx, variant, { step: 'ask_approval', actor: caller.uid })
    }
    if (next) deps.approvalRequests.saveIn(tx, workspaceId, next)
    const request = next ?? known
    if (!request) throw new AppError('approval_not_needed')
    return { request, variants: asked }
  })
  await notifyReview(deps, workspaceId, request, variants)
  return { request, variants }
}

/**
 * Withdraws a request where approval is optional: the post is published at its time again.
 * @throws the codes of the contract
 */
export async function withdrawApprovalRequest(
  deps: Deps,
  caller: Caller,
  { workspaceId, postId }: z.output<typeof withdrawContract.input>,
): Promise<OutputOf<typeof withdrawContract>> {
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  const done = await deps.transact(async (tx) => {
    const [workspace, known] = await Promise.all([
      deps.workspaces.getIn(tx, workspaceId),
      deps.approvalRequests.getIn(tx, workspaceId, postId),
    ])
    const { post, variants: stored } = await loadPlanIn(deps, tx, { workspaceId, postId })
    if (!workspace || known?.state !== 'open') throw new AppError('not_found', { message: `request of ${postId}` })
    const rules = workspace.approvalRules
    const variants = stored.map((variant) =>
      variant.askedBy === null
        ? variant
        : { ...variant, askedBy: null, rev: variant.rev + 1, updatedAt: deps.clock.now() },
    )
    if (variants.some((variant) => waitsForApproval(rules, variant))) throw new AppError('approval_needed')
    for (const variant of variants.filter((each) => !stored.includes(each))) {
      deps.variants.saveIn(tx, variant, { step: 'withdraw_request', actor: caller.uid })
    }
    const request = nextRequest(deps.clock, { rules, post, variants, known }) ?? known
    deps.approvalRequests.saveIn(tx, workspaceId, request)
    return { request, variants }
  })
  await releaseApproved(deps, workspaceId, done.variants)
  return done
}

/** @throws `validation_failed` for members who cannot approve, and non-members */
async function refuseOthers(deps: Deps, workspaceId: string, uids: readonly string[]): Promise<void> {
  const members = await Promise.all(uids.map((uid) => deps.members.get(workspaceId, uid)))
  const others = members.filter((member) => !canAct(member, 'approve_posts'))
  if (others.length > 0) {
    throw new AppError('validation_failed', { message: `${uids.join()} cannot all approve` })
  }
}
