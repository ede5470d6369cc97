import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../../deps.ts'
import { keepRotation, openAccess, requestFor } from './access.ts'
import { callNetwork } from './call-network.ts'
import type { Look } from './decide-look.ts'

/**
 * What the network has under the record key. Only asks. An account that has to be connected again is asked all the same:
 * what is public can often be read without access.
 */
export async function lookUp(deps: Deps, variant: Variant): Promise<Look> {
  const opened = await openAccess(deps, variant, { evenBroken: true })
  if (opened.kind === 'closed') return { kind: 'unknown', error: opened.error }
  const request = requestFor(deps, opened.access, variant)
  const publisher = deps.publishers[variant.platform]
  const look = await callNetwork(deps, NETWORK_CALL_TIMEOUT, () => publisher.reconcile(request))
  await keepRotation(deps, opened.access, look)
  return look
}
