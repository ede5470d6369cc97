import { waitsForApproval } from '@postwright/core/approvals/needed-approvals'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { followVariant } from '../notifications/post-notices.ts'
import { loadPlanIn } from '../posts/plan.ts'
import { nextRequest } from './next-request.ts'
import { notifyReview } from './deciders.ts'
import { mapConcurrent } from '../concurrency.ts'

type Place = { workspaceId: string; postId: string }

/**
 * Updates a publication's post, its notifications and its approval request after the publication was written. Calls may be repeated, in any order.
 */
export async function followPublication(deps: Deps, before: Variant | null, after: Variant): Promise<void> {
  const post = await followVariant(deps, before, after)
  if (post) await followRequest(deps, before, after)
}

async function followRequest(deps: Deps, before: Variant | null, after: Variant): Promise<void> {
  const { workspaceId, postId } = after
  const workspace = await deps.workspaceChecks(workspaceId, () => deps.workspaces.get(workspaceId))
  if (!workspace) return
  const { approvalRules: rules } = workspace
  // Other publications of the post that wait are handled by their own writes.
  const isFree = rules.mode === 'none' && rules.exceptions.length === 0
  const isWaiting = [before, after].some((each) => each && waitsForApproval(rules, each))
  if (isFree && !isWaiting) return
  const request = await deriveRequest(deps, { workspaceId, postId })
  if (request?.state !== 'open') return
  await notifyReview(deps, workspaceId, request, await deps.variants.listOfPost(workspaceId, postId))
}

/**
 * Derives the request of a post from the stored data. May run twice, late and in parallel: it reads and writes in one transaction.
 * @returns the current request
 */
export async function deriveRequest(deps: Deps, { workspaceId, postId }: Place): Promise<ApprovalRequest | null> {
  return deps.transact(async (tx) => {
    const [workspace, known] = await Promise.all([
      deps.workspaces.getIn(tx, workspaceId),
      deps.approvalRequests.getIn(tx, workspaceId, postId),
    ])
    const plan = await loadPlanIn(deps, tx, { workspaceId, postId }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null
      throw error
    })
    if (!workspace || !plan) {
      if (known) deps.approvalRequests.deleteIn(tx, workspaceId, postId)
      return null
    }
    const { post, variants } = plan
    const next = nextRequest(deps.clock, { rules: workspace.approvalRules, post, variants, known })
    if (next) deps.approvalRequests.saveIn(tx, workspaceId, next)
    return next ?? known
  })
}

/** Number of planned posts and open requests updated at once after a change of the rules. */
const POSTS_AT_ONCE = 100

const LANES = 8

/**
 * Updates the requests of the next planned posts and the open requests after a workspace's rules changed. Other requests are updated
 * with the next write of their publication, at the latest when it is held.
 */
export async function followRules(deps: Deps, workspaceId: string): Promise<void> {
  const after = deps.clock.now()
  const [planned, open] = await Promise.all([
    deps.variants.listPlannedAfter(workspaceId, { states: ['scheduled'], after, limit: POSTS_AT_ONCE }),
    deps.approvalRequests.listOpen(workspaceId, POSTS_AT_ONCE),
  ])
  const postIds = new Set([...open, ...planned.map(({ postId }) => postId)])
  await mapConcurrent(postIds, LANES, {
    work: async (postId) => void (await deriveRequest(deps, { workspaceId, postId })),
    failed: (postId, error) =>
      deps.logger.error('a request could not follow the rules', { workspaceId, postId, error: String(error) }),
  })
}
