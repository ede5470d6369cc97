import type { approvePost } from '@postwright/core/api/approvals'
import type { Variant } from '@postwright/core/model/variant'
import { waitsForApproval } from '@postwright/core/posts/waits-for-approval'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { AppError } from '../app-error.ts'
import { loadPlanIn, type Plan } from '../posts/plan.ts'

export type Review = z.output<typeof approvePost.input>

/**
 * A post with those of its publications that wait for approval, as the person who decides has read them.
 * @throws `not_found`, `stale_revision` when one of them was edited since
 */
export async function loadReviewIn(
  deps: Pick<Deps, 'posts' | 'variants'>,
  tx: Tx,
  { workspaceId, postId, contentHashes }: Review,
): Promise<{ plan: Plan; waiting: Variant[] }> {
  const plan = await loadPlanIn(deps, tx, { workspaceId, postId })
  const waiting = plan.variants.filter(waitsForApproval)
  const isRead = waiting.every(({ contentHash }) => contentHashes.includes(contentHash))
  if (!isRead) throw new AppError('stale_revision', { message: `post ${postId} was edited since it was read` })
  return { plan, waiting }
}
