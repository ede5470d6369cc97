import type { Variant } from '@postwright/core/model/variant'
import { giveUpTime, limitedTime } from './back-off.ts'
import { waitingUntil } from './move.ts'

type Waiting = Pick<Variant, 'dueAt' | 'leaseEndsAt' | 'giveUpAt'>

/**
 * Fields of a variant that a network limits, or null when it has done so for a day. A rate limit uses up neither attempts nor
 * time: the time for retries starts again when the limit ends.
 */
export function limitedUntil(variant: Variant, now: number, retryAt?: number): Waiting | null {
  const dueAt = limitedTime(variant, now, retryAt)
  return dueAt === null ? null : { ...waitingUntil(dueAt), giveUpAt: giveUpTime(dueAt) }
}
