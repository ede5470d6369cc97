import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Deps } from '../ports/deps.ts'
import { type Access, storeRotatedSecret, openAccess, requestFor } from './access.ts'
import { calledContents } from './called-contents.ts'
import { callNetwork } from '../networks/call-network.ts'
import { judgeAccess } from './judge-access.ts'
import { keptOf } from './kept-of.ts'
import type { RemoteState } from './decide-reconciled.ts'
import { preparedEarlier } from './prepared-earlier.ts'

/**
 * What the network has of a variant. Read-only. It is tried for an account that has to be reconnected too: what is
 * public can often be read without access. Where posts are found by their content, the unresolved calls of earlier plans
 * are looked for by the contents that they carried, and then the present plan's. What was prepared for an earlier plan is out with
 * the words of that, whether or not the network says them.
 */
export async function fetchRemoteState(deps: Deps, variant: Variant): Promise<RemoteState> {
  const opened = await openAccess(deps, variant, { allowNeedsReconnect: true })
  if (opened.kind === 'closed') return { kind: 'unknown', error: opened.error }
  const isByContent = PLATFORM_CONTRACTS[variant.platform].idempotency !== 'record_key'
  const prepared = preparedEarlier(variant)
  let { access } = opened
  for (const content of isByContent ? calledContents(variant) : []) {
    const earlier = await lookUp(deps, access, { ...variant, content })
    if (earlier.remote.kind === 'published' && prepared) return { text: prepared.text, ...earlier.remote }
    if (earlier.remote.kind !== 'absent') return earlier.remote
    access = earlier.access
  }
  return (await lookUp(deps, access, variant)).remote
}

async function lookUp(deps: Deps, access: Access, variant: Variant): Promise<{ remote: RemoteState; access: Access }> {
  const request = requestFor(deps, access, variant)
  const publisher = deps.publishers[variant.platform]
  const remote = await callNetwork(deps, NETWORK_CALL_TIMEOUT, () =>
    publisher.reconcile(request, keptOf(deps, variant)),
  )
  const renewed = await storeRotatedSecret(deps, access, remote)
  return { remote: await judgeAccess(deps, renewed, remote), access: renewed }
}
