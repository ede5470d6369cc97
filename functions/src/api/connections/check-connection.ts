import { checkConnection as contract } from '@postwright/core/api/connections'
import { checkConnection } from '../../domain/connections/check-connection.ts'
import { bind } from '../../http/bind.ts'

export const checkConnectionRoute = bind(
  contract,
  { limit: { perMinute: 20, by: 'account' } },
  ({ deps, caller, input }) => checkConnection(deps, caller, input),
)
