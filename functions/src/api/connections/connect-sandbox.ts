import { connectSandbox as contract } from '@postwright/core/api/connections'
import { connectSandbox } from '../../domain/connections/connect-sandbox.ts'
import { bind } from '../../http/bind.ts'

export const connectSandboxRoute = bind(
  contract,
  { limit: { perMinute: 20, by: 'account' } },
  ({ deps, caller, input }) => connectSandbox(deps, caller, input),
)
