import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Deps } from '../ports/deps.ts'
import { decideReconciled } from './decide-reconciled.ts'
import { fetchRemoteState } from './fetch-remote-state.ts'
import { settle, type Settled } from './settle.ts'
import type { StoredVariant } from '../ports/publishing.ts'

/**
 * Reconciles a call whose answer was not stored with what the network has. Read-only there: what is certainly absent becomes
 * scheduled again, under the same key.
 */
export async function reconcile(deps: Deps, held: StoredVariant): Promise<Settled> {
  const { variant } = held
  const startedAt = deps.clock.now()
  const remote = await fetchRemoteState(deps, variant)
  const took = Math.max(deps.clock.now() - startedAt, 0)
  const contract = PLATFORM_CONTRACTS[variant.platform]
  return settle(deps, held, { ...decideReconciled(variant, remote, { contract, now: deps.clock.now() }), took })
}
