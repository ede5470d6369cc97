import { type Plan, PLAN_SCHEMA } from '@postwright/core/model/plan'
import { DEFAULT_PLANS } from '@postwright/core/plans/default-plans'
import type { Deps } from '../../deps.ts'
import { newDocument } from '../new-document.ts'

/** The plans on offer. An installation that never had any starts with the defaults, which are stored as they are shown. */
export async function listPlans({ plans, clock }: Pick<Deps, 'plans' | 'clock'>): Promise<Plan[]> {
  const offered = await plans.listVisible()
  if (offered.length > 0 || !(await plans.isEmpty())) return offered
  const defaults = Object.entries(DEFAULT_PLANS).map(([id, terms]) => ({
    ...newDocument(clock, { id, schema: PLAN_SCHEMA, createdBy: 'system' }),
    ...terms,
  }))
  await plans.createMissing(defaults)
  return plans.listVisible()
}
