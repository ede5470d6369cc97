import type { approvePost as contract } from '@postwright/core/api/approvals'
import { withApproval } from '@postwright/core/approvals/needed-approvals'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { releaseVariants } from '../publishing/release-variants.ts'
import { actorOf, type Decider, requireDecider } from './decider.ts'
import { loadReviewIn, type Review } from './load-review.ts'

/**
 * Approves a post as a member has seen it.
 * @throws the codes of the contract
 */
export async function approvePost(deps: Deps, caller: Caller, review: Review): Promise<OutputOf<typeof contract>> {
  return approvePostAs(deps, await requireDecider(deps, caller, review.workspaceId), review)
}

/**
 * The same for a decider whose right was checked before. What was held for want of the approval is released; a delivery under way
 * meets a newer revision and begins anew.
 * @throws `not_found`, `stale_revision`
 */
export async function approvePostAs(deps: Deps, decider: Decider, review: Review): Promise<OutputOf<typeof contract>> {
  const { workspaceId } = review
  const { participant: by, side } = decider
  const { post, variants } = await deps.transact(async (tx) => {
    const { plan, open } = await loadReviewIn(deps, tx, decider, review)
    const now = deps.clock.now()
    const approved = open.map((variant) => ({
      ...withApproval(variant, { by, side, approvedAt: now }),
      rev: variant.rev + 1,
      updatedAt: now,
    }))
    for (const variant of approved) deps.variants.saveIn(tx, variant, { step: 'approve', actor: actorOf(by) })
    const others = plan.variants.filter((variant) => !open.includes(variant))
    return { post: plan.post, variants: [...others, ...approved] }
  })
  const held = variants.filter(({ state, error }) => state === 'held' && error?.kind === 'approval')
  const stored = await Promise.all(held.map(({ id }) => deps.variants.read(workspaceId, id)))
  await releaseVariants(
    deps,
    stored.filter((each) => each !== null),
    ['approval'],
  )
  return { post, variants }
}
