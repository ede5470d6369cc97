import * as contract from '@postwright/core/api/simulation'
import { simulatePlan } from '../domain/simulation/simulate-plan.ts'
import { bind, type Route } from '../http/bind.ts'

export const SIMULATION_ROUTES: readonly Route[] = [
  bind(contract.simulate, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    simulatePlan(deps, caller, input),
  ),
]
