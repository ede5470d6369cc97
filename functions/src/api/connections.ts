import * as contract from '@postwright/core/api/connections'
import { checkConnection } from '../domain/connections/check-connection.ts'
import { connectBluesky } from '../domain/connections/connect-bluesky.ts'
import { connectSandbox } from '../domain/connections/connect-sandbox.ts'
import { disconnect } from '../domain/connections/disconnect.ts'
import { bind, type Route } from '../http/bind.ts'

export const CONNECTIONS_ROUTES: readonly Route[] = [
  bind(contract.connectBluesky, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    connectBluesky(deps, caller, input),
  ),

  bind(contract.connectSandbox, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    connectSandbox(deps, caller, input),
  ),

  bind(contract.checkConnection, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    checkConnection(deps, caller, input),
  ),

  bind(contract.disconnect, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) => {
    const { held } = await disconnect(deps, caller, input)
    return { disconnected: true as const, held }
  }),
]
