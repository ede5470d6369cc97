import { listPlans } from '@postwright/core/api/plans'
import { listPlans as plansOnOffer } from '../../domain/plans/list-plans.ts'
import { bindPublic } from '../../http/bind.ts'

export const listPlansRoute = bindPublic(listPlans, { limit: { perMinute: 60, by: 'address' } }, async ({ deps }) => ({
  plans: await plansOnOffer(deps),
}))
