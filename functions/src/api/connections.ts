import * as contract from '@postwright/core/api/connections'
import { beginConnection } from '../domain/connections/begin-connection.ts'
import { checkConnection } from '../domain/connections/check-connection.ts'
import { disconnect } from '../domain/connections/disconnect.ts'
import { finishConnection } from '../domain/connections/finish-connection.ts'
import { listNetworks } from '../domain/connections/list-networks.ts'
import { saveChannelSettings } from '../domain/connections/channel-settings.ts'
import { bind, type Route } from '../http/bind.ts'

export const CONNECTIONS_ROUTES: readonly Route[] = [
  bind(contract.beginConnection, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    beginConnection(deps, caller, input),
  ),

  bind(contract.finishConnection, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    finishConnection(deps, caller, input),
  ),

  bind(contract.listNetworks, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => ({
    networks: await listNetworks(deps, caller, input.workspaceId),
  })),

  bind(contract.saveChannelSettings, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    saveChannelSettings(deps, caller, input),
  ),

  bind(contract.checkConnection, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    checkConnection(deps, caller, input),
  ),

  bind(contract.disconnect, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) => {
    const { held } = await disconnect(deps, caller, input)
    return { disconnected: true as const, held }
  }),
]
