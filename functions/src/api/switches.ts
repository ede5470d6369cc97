import * as contract from '@postwright/core/api/switches'
import { listSwitches, setSwitch } from '../domain/switches/manage-switches.ts'
import { endWindow, planWindow } from '../domain/switches/manage-windows.ts'
import { readServices, readServiceImpact } from '../domain/switches/service-queries.ts'
import { bind, type Route } from '../http/bind.ts'

const change = { limit: { perMinute: 20, by: 'account' }, sensitive: true } as const

export const SWITCHES_ROUTES: readonly Route[] = [
  bind(contract.readServices, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    readServices(deps, caller, input.workspaceId),
  ),

  bind(contract.listSwitches, { limit: { perMinute: 60, by: 'account' } }, ({ deps }) => listSwitches(deps)),

  bind(contract.setSwitch, change, ({ deps, caller, input }) => setSwitch(deps, caller, input)),

  bind(contract.getServiceImpact, { limit: { perMinute: 30, by: 'account' } }, ({ deps, input }) =>
    readServiceImpact(deps, input.id),
  ),

  bind(contract.planWindow, change, ({ deps, caller, input }) => planWindow(deps, caller, input)),

  bind(contract.endWindow, change, ({ deps, caller, input }) => endWindow(deps, caller, input)),
]
