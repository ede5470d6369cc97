import { SANDBOX_CONTRACT } from '@postwright/core/platforms/sandbox/contract'
import type { RateRule } from '@postwright/core/platforms/platform-contract'
import type { NetworkKind } from './kinds.ts'

const PROCESSING_MAX = 10 * 60_000
/** Tight enough to be reached when a hundred posts come due within half an hour. */
const RATES: readonly RateRule[] = [
  { scope: 'channel', calls: 'posts', max: 4, window: 5 * 60_000 },
  { scope: 'app', calls: 'requests', max: 60, window: 5 * 60_000 },
]

/**
 * The engine reads what it may rely on from the contract of a platform: for the time of a world that is the network's kind.
 * @returns what gives the contract its own facts back
 */
export function lendToContract(
  { aid, isDefinitive, visibilityDelay }: NetworkKind,
  { isGuarded }: { isGuarded: boolean } = { isGuarded: false },
): () => void {
  const own = { ...SANDBOX_CONTRACT }
  const lent = {
    idempotency: aid,
    lookupIsDefinitive: isDefinitive,
    visibilityDelay,
    processingMax: PROCESSING_MAX,
    rates: isGuarded ? RATES : [],
  }
  Object.assign(SANDBOX_CONTRACT, lent)
  return () => void Object.assign(SANDBOX_CONTRACT, own)
}
