import { DELIVERY_ATTEMPTS_MAX, LATENESS_MAX, LEASE_TTL, RECONCILE_ATTEMPTS_MAX } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { isPending } from '@postwright/core/publishing/variant-state'
import type { DeliveryJob } from '../ports.ts'
import { type Move, SETTLED } from './move.ts'

/** How early a delivery may arrive and wait for its time instead of leaving it to the next sweep. */
export const EARLY_TOLERANCE = 5_000

export type ClaimDecision =
  /** Nothing to do: work for another generation, already settled, or somebody else's for now. */
  | { kind: 'leave'; reason: 'other_generation' | 'settled' | 'not_yet' }
  /** A moment too early. */
  | { kind: 'wait'; for: number }
  /** Take it: `work` says what follows once the move is written. */
  | { kind: 'take'; work: 'send' | 'reconcile' | 'none'; move: Move }

/** What a delivery that has just arrived may do with a variant. A lease that has run out is free to take. */
export function decideClaim(variant: Variant, job: Pick<DeliveryJob, 'generation'>, now: number): ClaimDecision {
  if (variant.generation !== job.generation) return { kind: 'leave', reason: 'other_generation' }
  if (!isPending(variant.state) || variant.dueAt === null) return { kind: 'leave', reason: 'settled' }
  const early = variant.dueAt - now
  if (early > EARLY_TOLERANCE) return { kind: 'leave', reason: 'not_yet' }
  if (early > 0) return { kind: 'wait', for: early }
  return variant.state === 'armed' ? takeArmed(variant, now) : takeUnarmed(variant, now)
}

/** The network may have been called: whatever the hour, the outcome must be found out. */
function takeArmed(variant: Variant, now: number): ClaimDecision {
  if (variant.reconciles >= RECONCILE_ATTEMPTS_MAX) {
    const error = variant.error ?? { kind: 'timeout_unknown', detail: '', retryable: false }
    return { kind: 'take', work: 'none', move: { event: 'lose', patch: { ...SETTLED, error } } }
  }
  const move: Move = { event: 'claim', patch: { ...lease(variant, now), reconciles: variant.reconciles + 1 } }
  return { kind: 'take', work: 'reconcile', move }
}

function takeUnarmed(variant: Variant, now: number): ClaimDecision {
  if (now - variant.scheduled.instant > LATENESS_MAX) {
    const error = { kind: 'missed', detail: '', retryable: true } as const
    return { kind: 'take', work: 'none', move: { event: 'hold', patch: { ...SETTLED, error } } }
  }
  const { attempts } = variant
  if (attempts >= DELIVERY_ATTEMPTS_MAX) return { kind: 'take', work: 'none', move: giveUp(variant) }
  return {
    kind: 'take',
    work: 'send',
    move: { event: 'claim', patch: { ...lease(variant, now), attempts: attempts + 1 } },
  }
}

/** Every worker that took it died before the network was asked. A `scheduled` variant has to be claimed to fail. */
function giveUp(variant: Variant): Move {
  const error = variant.error ?? { kind: 'unknown', detail: '', retryable: true }
  return { event: variant.state === 'scheduled' ? 'hold' : 'refuse', patch: { ...SETTLED, error } }
}

function lease(variant: Variant, now: number) {
  const leaseEndsAt = now + LEASE_TTL
  return { fence: variant.fence + 1, leaseEndsAt, dueAt: leaseEndsAt }
}
