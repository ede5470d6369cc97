import { DELIVERY_ATTEMPTS_MAX, LATENESS_MAX, LEASE_TTL, RECONCILE_ATTEMPTS_MAX } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { mayBePublished } from '@postwright/core/publishing/lifecycle'
import { isPending } from '@postwright/core/publishing/variant-state'
import type { DeliveryJob } from '../ports/publishing.ts'
import { giveUpTime, isTimeForCall } from './retry-delays.ts'
import { isAccessLost } from './access.ts'
import { type Move, NOT_DUE } from './moves.ts'

/** Maximum time by which a delivery may arrive early and wait instead of being left to the next sweep. */
export const EARLY_TOLERANCE = 5_000

/** Work after a claim: send it; reconcile a call; or, before sending, reconcile an earlier plan's call. */
export type Work = 'send' | 'reconcile' | 'reconcile_first'

export type ClaimDecision =
  /** Nothing to do: the job is for another generation, or the variant is settled, not due yet, or claimed by another worker. */
  | { kind: 'leave'; reason: 'other_generation' | 'settled' | 'not_yet' }
  /** The job is slightly too early. */
  | { kind: 'wait'; for: number }
  /** Claims the variant; `work` follows once the move is written. */
  | { kind: 'take'; work: Work | 'none'; move: Move }

/** Decides what a new delivery may do with a variant. A variant with an expired lease may be claimed. */
export function decideClaim(variant: Variant, job: Pick<DeliveryJob, 'generation'>, now: number): ClaimDecision {
  if (variant.generation !== job.generation) return { kind: 'leave', reason: 'other_generation' }
  if (!isPending(variant.state) || variant.dueAt === null) return { kind: 'leave', reason: 'settled' }
  const early = variant.dueAt - now
  if (early > EARLY_TOLERANCE) return { kind: 'leave', reason: 'not_yet' }
  if (early > 0) return { kind: 'wait', for: early }
  return variant.state === 'armed' ? takeArmed(variant, now) : takeUnarmed(variant, now)
}

/** Decides the claim of an armed variant. The network may have been called, so the call has to be reconciled even after a long delay. */
function takeArmed(variant: Variant, now: number): ClaimDecision {
  if (variant.reconciles >= RECONCILE_ATTEMPTS_MAX) {
    const error = variant.error ?? { kind: 'timeout_unknown', detail: '', retryable: false }
    return { kind: 'take', work: 'none', move: { event: 'lose', patch: { ...NOT_DUE, error } } }
  }
  const move: Move = { event: 'claim', patch: { ...lease(variant, now), reconciles: variant.reconciles + 1 } }
  return { kind: 'take', work: 'reconcile', move }
}

function takeUnarmed(variant: Variant, now: number): ClaimDecision {
  const { attempts, firstTriedAt, scheduled } = variant
  if (firstTriedAt === null && attempts === 0 && now - scheduled.instant > LATENESS_MAX) {
    const error = { kind: 'missed', detail: '', retryable: true } as const
    return { kind: 'take', work: 'none', move: { event: 'hold', patch: { ...NOT_DUE, error } } }
  }
  const isLate = firstTriedAt !== null && !isTimeForCall(variant, now)
  if (attempts >= DELIVERY_ATTEMPTS_MAX || isLate) return { kind: 'take', work: 'none', move: giveUp(variant) }
  const tried = firstTriedAt === null ? { firstTriedAt: now, giveUpAt: giveUpTime(now) } : {}
  return {
    kind: 'take',
    work: mayBePublished(variant) ? 'reconcile_first' : 'send',
    move: { event: 'claim', patch: { ...lease(variant, now), ...tried, attempts: attempts + 1 } },
  }
}

/**
 * Returns the move after too many attempts or too much time: the last error becomes the outcome. Without an error, every worker that claimed the
 * variant was killed before the network was called.
 */
function giveUp(variant: Variant): Move {
  const error = variant.error ?? { kind: 'unknown', detail: '', retryable: true }
  return { event: isAccessLost(error.kind) ? 'hold' : 'refuse', patch: { ...NOT_DUE, error } }
}

function lease(variant: Variant, now: number) {
  const leaseEndsAt = now + LEASE_TTL
  return { fence: variant.fence + 1, leaseEndsAt, dueAt: leaseEndsAt }
}
