import { SANDBOX_CONTRACT } from '@postwright/core/platforms/sandbox/contract'
import type { NetworkKind } from './kinds.ts'

const PROCESSING_MAX = 10 * 60_000

/**
 * The engine reads what it may rely on from the contract of a platform: for the time of a world that is the network's kind.
 * @returns what gives the contract its own facts back
 */
export function lendToContract({ aid, isDefinitive, visibilityDelay }: NetworkKind): () => void {
  const own = { ...SANDBOX_CONTRACT }
  const lent = { idempotency: aid, lookupIsDefinitive: isDefinitive, visibilityDelay, processingMax: PROCESSING_MAX }
  Object.assign(SANDBOX_CONTRACT, lent)
  return () => void Object.assign(SANDBOX_CONTRACT, own)
}
