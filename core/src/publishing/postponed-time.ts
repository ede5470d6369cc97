import { LIMITED_TIME_MAX, NETWORK_CALL_TIMEOUT } from '../limits.ts'
import { fnvHash } from '../text/hashes.ts'

const POSTPONED_MIN = 1000
/** Posts that were limited together are retried spread over at most this long. */
export const SPREAD_MAX = 30_000

/** One try of one variant. */
export type Try = { id: string; attempts: number; firstTriedAt: number | null }

/** The last moment at which a publication that its network limits is tried. */
export function getLastRetryTime({ firstTriedAt }: Pick<Try, 'firstTriedAt'>, now: number): number {
  return (firstTriedAt ?? now) + LIMITED_TIME_MAX - NETWORK_CALL_TIMEOUT
}

/**
 * When a post that may not be sent before `until` is tried: spread over some time after it, as others wait for the same moment,
 * and in any case within a day of the first attempt; null after that.
 */
export function getRetryTime(tried: Try, now: number, until: number): number | null {
  const last = getLastRetryTime(tried, now)
  if (now >= last) return null
  const at = Math.max(until, now + POSTPONED_MIN)
  return Math.round(Math.min(at + spreadOf(tried) * Math.min(at - now, SPREAD_MAX), last))
}

/** Between 0 and 1, and the same at every call for one try of one variant. */
export function spreadOf({ id, attempts }: Pick<Try, 'id' | 'attempts'>): number {
  return fnvHash(`${id}:${attempts}`) / 2 ** 32
}
