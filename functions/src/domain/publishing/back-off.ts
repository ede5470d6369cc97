import { RECONCILE_ATTEMPTS_MAX } from '@postwright/core/limits'

const SECOND = 1000
const MINUTE = 60 * SECOND

const RETRY_DELAYS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE] as const
const RETRY_DELAY_MAX = 30 * MINUTE
/** The first look-up follows quickly, because most unknown outcomes are known a moment later. */
const RECONCILE_DELAYS = [5 * SECOND, 20 * SECOND, MINUTE, 2 * MINUTE] as const
const RECONCILE_DELAY_MAX = 2 * MINUTE
/** A network that asks for more patience than this is asked again anyway. */
const NETWORK_PATIENCE_MAX = 12 * 60 * MINUTE

/**
 * When to try again after a refusal that may pass, or a call that certainly came to nothing.
 * @param attempts tries so far, at least 1
 * @param retryAt the instant that the network named, if it did
 */
export function retryTime(now: number, attempts: number, retryAt?: number): number {
  const own = now + (RETRY_DELAYS[attempts - 1] ?? RETRY_DELAY_MAX)
  if (retryAt === undefined) return own
  return Math.min(Math.max(retryAt, now + SECOND), now + NETWORK_PATIENCE_MAX)
}

/**
 * When to look an unknown outcome up, or null when it has been looked up often enough.
 * @param reconciles look-ups so far
 */
export function reconcileTime(now: number, reconciles: number): number | null {
  if (reconciles >= RECONCILE_ATTEMPTS_MAX) return null
  return now + (RECONCILE_DELAYS[reconciles] ?? RECONCILE_DELAY_MAX)
}
