import type { returnPost as contract } from '@postwright/core/api/approvals'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { notifyReturned } from '../notifications/post-notices.ts'
import { cancelPlanIn } from '../posts/cancel-post.ts'
import { actorOf, type Decider, requireDecider } from './deciders.ts'
import { decideRequest } from './next-request.ts'
import { loadReviewIn } from './load-review.ts'

type Input = z.output<typeof contract.input>

/**
 * Returns a post that waits for approval to its author, who sees the note in a notification and next to the post.
 * @throws the codes of the contract
 */
export async function returnPost(deps: Deps, caller: Caller, input: Input): Promise<OutputOf<typeof contract>> {
  return returnPostAs(deps, await requireDecider(deps, caller, input.workspaceId), input)
}

/**
 * Returns a post for a decider whose right was already checked.
 * @throws the codes of the contract, without `forbidden`
 */
export async function returnPostAs(deps: Deps, decider: Decider, input: Input): Promise<OutputOf<typeof contract>> {
  const { post, variants } = await deps.transact(async (tx) => {
    const { rules, plan, known, waiting } = await loadReviewIn(deps, tx, decider, input)
    if (waiting.length === 0) throw new AppError('not_scheduled')
    const { participant: by, side } = decider
    const cancelled = cancelPlanIn(deps, tx, plan, actorOf(by), { step: 'return', note: input.note })
    const decision = { kind: 'returned', by, side, note: input.note, decidedAt: deps.clock.now() } as const
    const request = decideRequest(deps.clock, { rules, ...cancelled, before: plan.variants, known, decision })
    if (request) deps.approvalRequests.saveIn(tx, input.workspaceId, request)
    return cancelled
  })
  await notifyReturned(deps, { post, workspaceId: input.workspaceId, note: input.note })
  return { post, variants }
}
