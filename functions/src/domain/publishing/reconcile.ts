import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Deps } from '../../deps.ts'
import { keepRotation, openAccess, requestFor } from './access.ts'
import { callNetwork } from './call-network.ts'
import { decideReconciled } from './decide-outcome.ts'
import { SETTLED } from './move.ts'
import { settle, type Settled } from './settle.ts'
import type { StoredVariant } from './stored-variant.ts'

/**
 * Finds out what became of a call whose answer nobody stored. Only asks: what is certainly not there goes back to being
 * scheduled, under the same key. Without access nobody can be asked, so a person decides.
 */
export async function reconcile(deps: Deps, held: StoredVariant): Promise<Settled> {
  const { variant } = held
  const opened = await openAccess(deps, variant)
  if (opened.kind === 'closed') {
    return settle(deps, held, { event: 'lose', patch: { ...SETTLED, error: opened.error } })
  }
  const request = requestFor(deps, opened.access, variant)
  const publisher = deps.publishers[variant.platform]
  const outcome = await callNetwork(deps, NETWORK_CALL_TIMEOUT, () => publisher.reconcile(request))
  await keepRotation(deps, opened.access, outcome)
  const definitive = PLATFORM_CONTRACTS[variant.platform].lookupIsDefinitive
  return settle(deps, held, decideReconciled(variant, outcome, { definitive, now: deps.clock.now() }))
}
