import type { cancelPost as contract } from '@postwright/core/api/posts'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Variant } from '@postwright/core/model/variant'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import {
  type Change,
  isStoppable,
  loadPlanIn,
  nextGeneration,
  type Plan,
  refuseWhileUnresolved,
  refuseWhileSent,
  savePlanIn,
} from './plan.ts'
import { leavePeoplesPlans } from './plan-requirements.ts'
import { cancelVariant } from './plan-variant.ts'

/**
 * Cancels all unpublished variants. A variant that may already be published becomes or stays `unconfirmed` until a user decides.
 * @throws the codes of the contract
 */
export async function cancelPost(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const planner = await requireMember(deps, caller, input.workspaceId, 'plan_posts')
  const { post, variants } = await deps.transact(async (tx) => {
    const plan = await loadPlanIn(deps, tx, input)
    requireChannels(planner, channelsOf(plan.variants))
    leavePeoplesPlans(caller, plan.variants)
    return cancelPlanIn(deps, tx, plan, caller.uid)
  })
  return { post, variants }
}

/** End of a plan: cancelled, or returned with a note by the requested approver. */
type Ending = Pick<Change, 'step' | 'note'>

/**
 * Cancels a plan that was already read, in a transaction that has written nothing yet.
 * @throws `being_sent`, `maybe_published`, `not_scheduled`
 */
export function cancelPlanIn(deps: Deps, tx: Tx, plan: Plan, actor: string, ending: Ending = { step: 'cancel' }): Plan {
  refuseWhileSent(plan.variants)
  const generation = nextGeneration(plan)
  const changes = plan.variants.flatMap((variant): Change[] => {
    const cancelled = variant.state === 'unconfirmed' ? null : cancelVariant(deps.clock, variant, generation)
    return cancelled ? [{ ...ending, variant: cancelled }] : []
  })
  const stoppable = plan.unreadable.filter(isStoppable)
  for (const unreadable of stoppable) deps.variants.cancelUnreadableIn(tx, plan.workspaceId, unreadable)
  if (changes.length + stoppable.length === 0) refuseWhileUnresolved(plan.variants)
  if (changes.length + stoppable.length === 0) throw new AppError('not_scheduled')
  const unreadable = plan.unreadable.filter((each) => !stoppable.includes(each))
  return savePlanIn(deps, tx, { ...plan, unreadable }, { changes, generation, actor })
}

/** Returns the ids of channels with waiting or attempted variants; published and cancelled ones are left out. */
export function channelsOf(variants: readonly Pick<Variant, 'connectionId' | 'state'>[]): string[] {
  const waiting = variants.filter(({ state }) => state !== 'published' && state !== 'cancelled')
  return [...new Set(waiting.map(({ connectionId }) => connectionId))]
}
