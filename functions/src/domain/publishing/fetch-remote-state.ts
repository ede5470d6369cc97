import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../../deps.ts'
import { storeRotatedSecret, openAccess, requestFor } from './access.ts'
import { callNetwork } from './call-network.ts'
import { keptOf } from './kept-of.ts'
import type { RemoteState } from './decide-reconciled.ts'

/**
 * What the network has under the record key. Read-only. It is tried for an account that has to be reconnected too: what is
 * public can often be read without access.
 */
export async function fetchRemoteState(deps: Deps, variant: Variant): Promise<RemoteState> {
  const opened = await openAccess(deps, variant, { allowNeedsReconnect: true })
  if (opened.kind === 'closed') return { kind: 'unknown', error: opened.error }
  const request = requestFor(deps, opened.access, variant)
  const publisher = deps.publishers[variant.platform]
  const remote = await callNetwork(deps, NETWORK_CALL_TIMEOUT, () =>
    publisher.reconcile(request, keptOf(deps, variant)),
  )
  await storeRotatedSecret(deps, opened.access, remote)
  return remote
}
