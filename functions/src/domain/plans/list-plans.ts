import type { listPlans as contract } from '@postwright/core/api/plans'
import type { OutputOf } from '@postwright/core/endpoint'
import { getCurrentVersion, type Plan, PLAN_SCHEMA, PLAN_SCHEMA_OFFERED_FROM } from '@postwright/core/model/plan'
import { DEFAULT_PLANS } from '@postwright/core/plans/default-plans'
import type { Deps } from '../ports/deps.ts'
import { newDocument } from '../new-document.ts'

type Needs = Pick<Deps, 'plans' | 'clock'>

/** The offered version of each visible plan. An installation without any plan gets the defaults, which are stored. */
export async function listPlans(deps: Needs): Promise<OutputOf<typeof contract>> {
  const { plans, clock } = deps
  const offered = await plans.listVisible()
  if (offered.length > 0 || (await plans.hasAny(PLAN_SCHEMA_OFFERED_FROM))) return { plans: offered.flatMap(toPublic) }
  await plans.createOrRenew(makeDefaultPlans(clock))
  return { plans: (await plans.listVisible()).flatMap(toPublic) }
}

function makeDefaultPlans(clock: Deps['clock']): Plan[] {
  return Object.entries(DEFAULT_PLANS).map(([id, terms], sort) => ({
    ...newDocument(clock, { id, schema: PLAN_SCHEMA, createdBy: 'system' }),
    isVisible: true,
    sort,
    versions: [{ ...terms, version: 1, publishedAt: clock.now() }],
    draft: null,
  }))
}

function toPublic(plan: Plan): OutputOf<typeof contract>['plans'] {
  const current = getCurrentVersion(plan)
  if (!current) return []
  const { publishedAt: _, ...terms } = current
  return [{ planId: plan.id, ...terms }]
}
