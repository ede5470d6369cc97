import type { approvePost as contract } from '@postwright/core/api/approvals'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { releaseVariants } from '../publishing/release-variants.ts'
import { loadReviewIn, type Review } from './load-review.ts'

/**
 * Approves the content of what waits, and lets go what was held for want of it. A delivery under way meets a newer revision and
 * begins anew.
 * @throws the codes of the contract
 */
export async function approvePost(deps: Deps, caller: Caller, review: Review): Promise<OutputOf<typeof contract>> {
  const { workspaceId } = review
  await requireRight(deps, caller, workspaceId, 'approve_posts')
  const { post, variants } = await deps.transact(async (tx) => {
    const { plan, waiting } = await loadReviewIn(deps, tx, review)
    const approved = waiting.map((variant) => approvedBy(deps, variant, caller.uid))
    for (const variant of approved) deps.variants.saveIn(tx, variant, { step: 'approve', actor: caller.uid })
    const others = plan.variants.filter((variant) => !waiting.includes(variant))
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

function approvedBy({ clock }: Pick<Deps, 'clock'>, variant: Variant, uid: string): Variant {
  return { ...variant, approvedBy: uid, rev: variant.rev + 1, updatedAt: clock.now() }
}
