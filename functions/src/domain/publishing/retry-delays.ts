import { DELIVERY_TIME_MAX, RECONCILE_ATTEMPTS_MAX } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { getLastRetryTime, SPREAD_MAX, spreadOf } from '@postwright/core/publishing/postponed-time'
import { waitingUntil } from './moves.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

const RETRY_DELAYS = [30 * SECOND, 2 * MINUTE] as const
const RETRY_DELAY_MAX = 3 * MINUTE
/** Pauses before reconciliations. The first follows quickly, because most unknown outcomes are known shortly afterwards. */
const RECONCILE_DELAYS = [5 * SECOND, 20 * SECOND, MINUTE] as const
const RECONCILE_DELAY_MAX = 2 * MINUTE
/** Wait after a rate limit without a retry time: as long as the limit has lasted already, within these bounds. */
const LIMITED_DELAY_MIN = MINUTE
const LIMITED_DELAY_MAX = 30 * MINUTE
/** Minimum wait after repeated rate limits with a retry time; it grows with time. */
const LIMITED_PAUSE_MIN = 5 * SECOND
const LIMITED_PAUSE_MAX = 15 * MINUTE
const LIMITED_PAUSE_SHARE = 0.25
/** Time that a call needs before the end of the plan: a later call could not be reconciled in time. */
const CALL_ROOM = 2 * MINUTE

type Tried = Pick<Variant, 'id' | 'attempts' | 'reconciles' | 'firstTriedAt' | 'giveUpAt' | 'intentAt' | 'scheduled'>

/** Returns the time when retries and reconciliations end for a plan whose first attempt is at `now`. */
export function giveUpTime(now: number): number {
  return now + DELIVERY_TIME_MAX
}

/** Returns whether another call may start at `at` and still be reconciled in time. */
export function isTimeForCall(variant: Tried, at: number): boolean {
  return at + CALL_ROOM <= endOf(variant)
}

/**
 * Returns the time of the retry after a temporary refusal, or after a call that certainly published nothing; null after too many attempts or too much
 * time.
 */
export function retryTime(variant: Tried, now: number, attemptsMax: number): number | null {
  if (variant.attempts >= attemptsMax) return null
  const at = now + (RETRY_DELAYS[variant.attempts - 1] ?? RETRY_DELAY_MAX)
  return isTimeForCall(variant, at) ? at : null
}

/** Returns the time to reconcile an unknown outcome, or null after too many attempts or too much time. */
export function reconcileTime(variant: Tried, now: number): number | null {
  const end = endOf(variant)
  if (variant.reconciles >= RECONCILE_ATTEMPTS_MAX || now >= end) return null
  const at = now + (RECONCILE_DELAYS[variant.reconciles] ?? RECONCILE_DELAY_MAX)
  return Math.min(at, end)
}

/**
 * Returns the time to call a network again after a rate limit: the time that it named, otherwise after a growing wait, and always within a day of the
 * first attempt; null after that.
 */
export function limitedTime(variant: Tried, now: number, retryAt?: number): number | null {
  const firstTriedAt = variant.firstTriedAt ?? now
  const last = getLastRetryTime(variant, now)
  if (now >= last) return null
  const passed = now - firstTriedAt
  const own = within(passed, LIMITED_DELAY_MIN, LIMITED_DELAY_MAX)
  const pause = within(passed * LIMITED_PAUSE_SHARE, LIMITED_PAUSE_MIN, LIMITED_PAUSE_MAX)
  const at = Math.max(retryAt ?? now + own, now + pause)
  const spread = spreadOf(variant) * Math.min(at - now, SPREAD_MAX)
  return Math.round(Math.min(at + spread, last))
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

/**
 * Returns the end of a plan's retries. For plans that started before the end was stored, it is counted from their call, otherwise from their time.
 */
function endOf({ giveUpAt, intentAt, scheduled }: Tried): number {
  return giveUpAt ?? giveUpTime(intentAt ?? scheduled.instant)
}

type Waiting = Pick<Variant, 'dueAt' | 'leaseEndsAt' | 'giveUpAt'>

/**
 * Returns the fields of a rate-limited variant, or null when the limit has lasted for a day. A rate limit uses up neither attempts nor time: the time
 * for retries starts again when the limit ends.
 */
export function limitedUntil(variant: Variant, now: number, retryAt?: number): Waiting | null {
  const dueAt = limitedTime(variant, now, retryAt)
  return dueAt === null ? null : { ...waitingUntil(dueAt), giveUpAt: giveUpTime(dueAt) }
}
