import { type Plan, PLAN_SCHEMA } from '@postwright/core/model/plan'
import { DEFAULT_PLANS } from '@postwright/core/plans/default-plans'
import type { Deps } from '../ports/deps.ts'
import { newDocument } from '../new-document.ts'

/**
 * The visible plans. An installation that has none of the current schema gets the defaults, which are stored.
 */
export async function listPlans({ plans, clock }: Pick<Deps, 'plans' | 'clock'>): Promise<Plan[]> {
  const offered = await listCurrent(plans)
  if (offered.length > 0 || (await plans.hasAny(PLAN_SCHEMA))) return offered
  const defaults = Object.entries(DEFAULT_PLANS).map(([id, terms]) => ({
    ...newDocument(clock, { id, schema: PLAN_SCHEMA, createdBy: 'system' }),
    ...terms,
  }))
  await plans.createOrRenew(defaults)
  return listCurrent(plans)
}

async function listCurrent(plans: Deps['plans']): Promise<Plan[]> {
  // NOTE a plan of an older version may be stored as visible, and is not once it was read.
  return (await plans.listVisible()).filter(({ isVisible }) => isVisible)
}
