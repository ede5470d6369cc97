import * as contract from '@postwright/core/api/switches'
import { listSwitches, setSwitch } from '../domain/switches/manage-switches.ts'
import { bind, type Route } from '../http/bind.ts'

export const SWITCHES_ROUTES: readonly Route[] = [
  bind(contract.listSwitches, { limit: { perMinute: 60, by: 'account' } }, ({ deps }) => listSwitches(deps)),

  bind(contract.setSwitch, { limit: { perMinute: 20, by: 'account' }, sensitive: true }, ({ deps, caller, input }) =>
    setSwitch(deps, caller, input),
  ),
]
