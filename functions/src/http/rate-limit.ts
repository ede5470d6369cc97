import { createHash } from 'node:crypto'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'

export type RateLimit = { perMinute: number; by: 'address' | 'account' | 'account_and_address' }

/**
 * Counts one call of an endpoint by one party.
 * @param party an address or a uid; only its hash is stored
 * @throws `rate_limited` with the seconds to wait
 */
export async function countCall(
  { rateLimits, config }: Pick<Deps, 'rateLimits' | 'config'>,
  endpoint: string,
  party: string,
  { perMinute }: RateLimit,
): Promise<void> {
  const key = `${endpoint}|${createHash('sha256').update(party).digest('hex')}`
  const retryAfter = await rateLimits.hit(key, perMinute * config.rateLimitScale)
  if (retryAfter !== null) throw new AppError('rate_limited', { message: endpoint, retryAfter })
}
