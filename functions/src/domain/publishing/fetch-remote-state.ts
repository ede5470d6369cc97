import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Deps } from '../../deps.ts'
import { type Access, storeRotatedSecret, openAccess, requestFor } from './access.ts'
import { callNetwork } from './call-network.ts'
import { keptOf } from './kept-of.ts'
import type { RemoteState } from './decide-reconciled.ts'

/**
 * What the network has of a variant. Read-only. It is tried for an account that has to be reconnected too: what is
 * public can often be read without access. Where posts are found by their content, an unresolved call of an earlier plan is
 * looked for by the content that it carried, and then by that of the present plan.
 */
export async function fetchRemoteState(deps: Deps, variant: Variant): Promise<RemoteState> {
  const opened = await openAccess(deps, variant, { allowNeedsReconnect: true })
  if (opened.kind === 'closed') return { kind: 'unknown', error: opened.error }
  const { calledContent, platform } = variant
  const isByContent = calledContent !== null && PLATFORM_CONTRACTS[platform].idempotency !== 'record_key'
  if (!isByContent) return (await lookUp(deps, opened.access, variant)).remote
  const earlier = await lookUp(deps, opened.access, { ...variant, content: calledContent })
  if (earlier.remote.kind !== 'absent') return earlier.remote
  return (await lookUp(deps, earlier.access, variant)).remote
}

async function lookUp(deps: Deps, access: Access, variant: Variant): Promise<{ remote: RemoteState; access: Access }> {
  const request = requestFor(deps, access, variant)
  const publisher = deps.publishers[variant.platform]
  const remote = await callNetwork(deps, NETWORK_CALL_TIMEOUT, () =>
    publisher.reconcile(request, keptOf(deps, variant)),
  )
  return { remote, access: await storeRotatedSecret(deps, access, remote) }
}
