import * as contract from '@postwright/core/api/pricing'
import { listPricedPlans, orderPlans, publishPlan, savePlanDraft, setPlanOffer } from '../domain/plans/plans.ts'
import { tryPlanLimits } from '../domain/plans/try-plan-limits.ts'
import { bind, type Route } from '../http/bind.ts'

export const PRICING_ROUTES: readonly Route[] = [
  bind(contract.listPricedPlans, { limit: { perMinute: 60, by: 'account' } }, ({ deps }) => listPricedPlans(deps)),

  bind(contract.savePlanDraft, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) => ({
    plan: await savePlanDraft(deps, caller, input),
  })),

  bind(
    contract.publishPlan,
    { limit: { perMinute: 10, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ plan: await publishPlan(deps, caller, input) }),
  ),

  bind(contract.setPlanOffer, { limit: { perMinute: 20, by: 'account' } }, async ({ deps, caller, input }) => ({
    plan: await setPlanOffer(deps, caller, input),
  })),

  bind(contract.orderPlans, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    orderPlans(deps, caller, input.planIds),
  ),

  bind(contract.tryPlanLimits, { limit: { perMinute: 10, by: 'account' } }, ({ deps, input }) =>
    tryPlanLimits(deps, input),
  ),
]
