import * as contract from '@postwright/core/api/networks'
import { listNetworkStates, stopNetwork, closeBreaker, readNetworkImpact } from '../domain/networks/network-states.ts'
import { resumeNetwork } from '../domain/publishing/resumption.ts'
import { bind, type Route } from '../http/bind.ts'

export const NETWORKS_ROUTES: readonly Route[] = [
  bind(contract.listNetworkStates, { limit: { perMinute: 60, by: 'account' } }, async ({ deps }) => ({
    networks: await listNetworkStates(deps),
  })),

  bind(contract.getNetworkImpact, { limit: { perMinute: 30, by: 'account' } }, ({ deps, input }) =>
    readNetworkImpact(deps, input.platform),
  ),

  bind(
    contract.closeBreaker,
    { limit: { perMinute: 20, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ network: await closeBreaker(deps, caller.uid, input) }),
  ),

  bind(contract.stopNetwork, { limit: { perMinute: 20, by: 'account' } }, async ({ deps, caller, input }) => ({
    network: await stopNetwork(deps, caller.uid, input.platform, input.reason),
  })),

  bind(contract.resumeNetwork, { limit: { perMinute: 20, by: 'account' } }, async ({ deps, caller, input }) =>
    resumeNetwork(deps, caller.uid, input.platform),
  ),
]
