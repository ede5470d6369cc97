import * as contract from '@postwright/core/api/plans'
import { listPlans } from '../domain/plans/plans.ts'
import { bindPublic, type Route } from '../http/bind.ts'

export const PLANS_ROUTES: readonly Route[] = [
  bindPublic(contract.listPlans, { limit: { perMinute: 60, by: 'address' } }, ({ deps }) => listPlans(deps)),
]
