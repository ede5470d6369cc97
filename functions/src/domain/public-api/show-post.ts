import { findNeededApprovals } from '@postwright/core/approvals/needed-approvals'
import type { Publication } from '@postwright/core/api/public/post-schemas'
import type { ApprovalRules } from '@postwright/core/model/approval'
import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'

/** Returns a post with its state on each channel; the contract drops all other fields. */
export async function showPost(
  deps: Pick<Deps, 'workspaces'>,
  workspaceId: string,
  { post, variants }: { post: Post; variants: readonly Variant[] },
): Promise<{ post: Post; publications: Publication[] }> {
  const workspace = await deps.workspaces.get(workspaceId)
  if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
  return { post, publications: variants.map((variant) => toPublication(workspace.approvalRules, variant)) }
}

/** @throws `not_found` */
export async function readPost(
  deps: Pick<Deps, 'workspaces' | 'posts' | 'variants'>,
  workspaceId: string,
  postId: string,
): Promise<{ post: Post; publications: Publication[] }> {
  const [stored, variants] = await Promise.all([
    deps.posts.read(workspaceId, postId),
    deps.variants.listOfPost(workspaceId, postId),
  ])
  if (!stored) throw new AppError('not_found', { message: `post ${postId}` })
  return showPost(deps, workspaceId, { post: stored.post, variants })
}

const OVER: readonly Variant['state'][] = ['published', 'cancelled', 'handed_over', 'draft']

function toPublication(rules: ApprovalRules, variant: Variant): Publication {
  const { id, connectionId, platform, handle, partIndex, state, url, publishedAt } = variant
  const needs = OVER.includes(state) ? [] : findNeededApprovals(rules, variant)
  return {
    id,
    connectionId,
    platform,
    handle,
    partIndex,
    state,
    url,
    publishedAt,
    scheduledAt: variant.scheduled.instant,
    waitsForApproval: needs.length > 0,
    problem: variant.error?.kind ?? null,
  }
}
