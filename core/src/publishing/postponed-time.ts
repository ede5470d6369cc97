import { LIMITED_TIME_MAX, NETWORK_CALL_TIMEOUT } from '../limits.ts'
import { fnvHash } from '../text/hashes.ts'

const POSTPONED_MIN = 1000
/** Maximum period over which the retries of posts that were rate-limited at the same time are spread. */
export const SPREAD_MAX = 30_000

/** Attempts of a variant so far; `firstTriedAt` is null before the first. */
export type Try = { id: string; attempts: number; firstTriedAt: number | null }

/** Returns the last moment at which a rate-limited publication is retried. */
export function getLastRetryTime({ firstTriedAt }: Pick<Try, 'firstTriedAt'>, now: number): number {
  return (firstTriedAt ?? now) + LIMITED_TIME_MAX - NETWORK_CALL_TIMEOUT
}

/**
 * Returns the time at which a post that may not be sent before `until` is retried: spread over some time after it, because other posts wait for the
 * same moment, and always within a day of the first attempt; null after that.
 */
export function getRetryTime(tried: Try, now: number, until: number): number | null {
  const last = getLastRetryTime(tried, now)
  if (now >= last) return null
  const at = Math.max(until, now + POSTPONED_MIN)
  return Math.round(Math.min(at + spreadOf(tried) * Math.min(at - now, SPREAD_MAX), last))
}

/** Returns a number between 0 and 1 that depends only on the variant and the attempt. */
export function spreadOf({ id, attempts }: Pick<Try, 'id' | 'attempts'>): number {
  return fnvHash(`${id}:${attempts}`) / 2 ** 32
}
