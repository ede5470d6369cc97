import type { approvePost } from '@postwright/core/api/approvals'
import {
  findNeededApprovals,
  isNeededOf,
  isUndecided,
  listValidApprovals,
} from '@postwright/core/approvals/needed-approvals'
import type { ApprovalRules } from '@postwright/core/model/approval'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Variant } from '@postwright/core/model/variant'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import { loadPlanIn, type Plan } from '../posts/plan.ts'
import type { Decider } from './deciders.ts'

export type Review = z.output<typeof approvePost.input>

/** `open`: publications not approved by this side. `waiting`: those among them that need its approval. */
export type LoadedReview = {
  rules: ApprovalRules
  plan: Plan
  known: ApprovalRequest | null
  open: Variant[]
  waiting: Variant[]
}

/**
 * Loads a post with its publications that the decider's side has not approved, in the version the person has seen.
 * @throws `not_found`, `stale_revision` if one of them was edited or moved since, or breaks other brand rules
 */
export async function loadReviewIn(
  deps: Pick<Deps, 'posts' | 'variants' | 'workspaces' | 'approvalRequests'>,
  tx: Tx,
  { side }: Decider,
  { workspaceId, postId, seen }: Review,
): Promise<LoadedReview> {
  const [workspace, known] = await Promise.all([
    deps.workspaces.getIn(tx, workspaceId),
    deps.approvalRequests.getIn(tx, workspaceId, postId),
  ])
  if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
  const plan = await loadPlanIn(deps, tx, { workspaceId, postId })
  const undecided = plan.variants.filter(isUndecided)
  const { approvalRules: rules } = workspace
  const needs = (variant: Variant) => findNeededApprovals(rules, variant)
  const open = undecided.filter(
    (variant) => isNeededOf(side, needs(variant)) || !listValidApprovals(variant).some((each) => each.side === side),
  )
  const isSeen = ({ id, contentHash, scheduled, partIndex, brand }: Variant) =>
    seen.some(
      (each) =>
        each.variantId === id &&
        each.contentHash === contentHash &&
        // Clients do not see breaches of brand rules, and their approval does not cover them.
        (side === 'client' || each.brand === (brand?.seen ?? '')) &&
        (partIndex > 0 || each.plannedFor === scheduled.instant),
    )
  if (!open.every(isSeen)) throw new AppError('stale_revision', { message: `post ${postId} was changed since` })
  return { rules, plan, known, open, waiting: open.filter((variant) => isNeededOf(side, needs(variant))) }
}
