import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Deps } from '../../deps.ts'
import { decideReconciled } from './decide-look.ts'
import { lookUp } from './look-up.ts'
import { settle, type Settled } from './settle.ts'
import type { StoredVariant } from './stored-variant.ts'

/**
 * Finds out what became of a call whose answer nobody stored. Only asks: what is certainly not there goes back to being
 * scheduled, under the same key.
 */
export async function reconcile(deps: Deps, held: StoredVariant): Promise<Settled> {
  const { variant } = held
  const look = await lookUp(deps, variant)
  const contract = PLATFORM_CONTRACTS[variant.platform]
  return settle(deps, held, decideReconciled(variant, look, { contract, now: deps.clock.now() }))
}
