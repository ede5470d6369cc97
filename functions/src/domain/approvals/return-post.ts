import type { returnPost as contract } from '@postwright/core/api/approvals'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { notifyReturned } from '../notifications/notify-returned.ts'
import { cancelPlanIn } from '../posts/cancel-post.ts'
import { loadReviewIn } from './load-review.ts'

/**
 * Takes back what waits for approval, so that its author writes on; the note reaches them with a notification.
 * @throws the codes of the contract
 */
export async function returnPost(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, input.workspaceId, 'approve_posts')
  const { post, variants } = await deps.transact(async (tx) => {
    const { plan, waiting } = await loadReviewIn(deps, tx, input)
    if (waiting.length === 0) throw new AppError('not_scheduled')
    return cancelPlanIn(deps, tx, plan, caller.uid)
  })
  await notifyReturned(deps, { post, workspaceId: input.workspaceId, note: input.note })
  return { post, variants }
}
