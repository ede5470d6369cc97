import type { approvePost as contract, approvePosts as bulkContract } from '@postwright/core/api/approvals'
import { withApproval } from '@postwright/core/approvals/needed-approvals'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { ERROR_WORDS } from '../error-words.ts'
import { mapConcurrent } from '../concurrency.ts'
import { actorOf, type Decider, requireDecider } from './deciders.ts'
import { loadReviewIn, type Review } from './load-review.ts'
import { decideRequest } from './next-request.ts'
import type { Variant } from '@postwright/core/model/variant'
import { releaseVariants } from '../publishing/releases.ts'

const LANES = 3

/**
 * Approves a post in the version that a member has seen.
 * @throws the codes of the contract
 */
export async function approvePost(deps: Deps, caller: Caller, review: Review): Promise<OutputOf<typeof contract>> {
  return approvePostAs(deps, await requireDecider(deps, caller, review.workspaceId), review)
}

/**
 * Approves a post for a decider whose right was already checked. Posts held for missing approval are released; a running delivery
 * detects the newer revision and restarts.
 * @throws `not_found`, `stale_revision`
 */
export async function approvePostAs(deps: Deps, decider: Decider, review: Review): Promise<OutputOf<typeof contract>> {
  const { workspaceId } = review
  const { participant: by, side } = decider
  const { post, variants } = await deps.transact(async (tx) => {
    const { rules, plan, known, open } = await loadReviewIn(deps, tx, decider, review)
    const now = deps.clock.now()
    const approved = open.map((variant) => ({
      ...withApproval(variant, { by, side, approvedAt: now }),
      rev: variant.rev + 1,
      updatedAt: now,
    }))
    for (const variant of approved) deps.variants.saveIn(tx, variant, { step: 'approve', actor: actorOf(by) })
    const others = plan.variants.filter((variant) => !open.includes(variant))
    const all = [...others, ...approved]
    if (approved.length > 0) {
      const decision = { kind: 'approved', by, side, note: '', decidedAt: now } as const
      const request = decideRequest(deps.clock, {
        rules,
        ...plan,
        before: plan.variants,
        variants: all,
        known,
        decision,
      })
      if (request) deps.approvalRequests.saveIn(tx, workspaceId, request)
    }
    return { post: plan.post, variants: all }
  })
  await releaseApproved(deps, workspaceId, variants)
  return { post, variants }
}

/**
 * Approves several posts independently, each in the version seen.
 * @throws `not_found`, `forbidden`
 */
export async function approvePosts(
  deps: Deps,
  caller: Caller,
  { workspaceId, reviews }: z.output<typeof bulkContract.input>,
): Promise<OutputOf<typeof bulkContract>> {
  const decider = await requireDecider(deps, caller, workspaceId)
  const codes = new Map<string, OutputOf<typeof bulkContract>['results'][number]>()
  const once = reviews.filter(({ postId }, at) => reviews.findIndex((other) => other.postId === postId) === at)
  await mapConcurrent(once, LANES, {
    work: async ({ postId, seen }) => {
      await approvePostAs(deps, decider, { workspaceId, postId, seen })
      codes.set(postId, { postId, ok: true })
    },
    failed: ({ postId }, error) => {
      const code = error instanceof AppError ? error.code : 'internal'
      if (code === 'internal') deps.logger.error('a post could not be approved', { postId, cause: String(error) })
      codes.set(postId, { postId, ok: false, code, detail: ERROR_WORDS[code] })
    },
  })
  return { results: once.flatMap(({ postId }) => codes.get(postId) ?? []) }
}

/** Reschedules posts held for an approval. Posts that still need one are held again when a worker claims them. */
export async function releaseApproved(deps: Deps, workspaceId: string, variants: readonly Variant[]): Promise<void> {
  const held = variants.filter(({ state, error }) => state === 'held' && error?.kind === 'approval')
  const stored = await Promise.all(held.map(({ id }) => deps.variants.read(workspaceId, id)))
  await releaseVariants(
    deps,
    stored.filter((each) => each !== null),
    ['approval'],
  )
}
