import * as contract from '@postwright/core/api/sandbox'
import { setSandbox } from '../domain/connections/channel-settings.ts'
import { bind, type Route } from '../http/bind.ts'

export const SANDBOX_ROUTES: readonly Route[] = [
  bind(contract.setSandbox, { limit: { perMinute: 120, by: 'account' } }, ({ deps, caller, input }) =>
    setSandbox(deps, caller, input),
  ),
]
