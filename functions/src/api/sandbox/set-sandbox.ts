import { setSandbox as contract } from '@postwright/core/api/sandbox'
import { setSandbox } from '../../domain/connections/set-sandbox.ts'
import { bind } from '../../http/bind.ts'

export const setSandboxRoute = bind(contract, { limit: { perMinute: 120, by: 'account' } }, ({ deps, caller, input }) =>
  setSandbox(deps, caller, input),
)
