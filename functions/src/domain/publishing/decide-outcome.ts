import { DELIVERY_ATTEMPTS_MAX } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Absent, Published, Refused, Unknown } from '../ports.ts'
import { reconcileTime, retryTime } from './back-off.ts'
import { type Move, SETTLED, waitingUntil } from './move.ts'

/** Refusals that end when the account is connected again; until then the post waits. */
const ACCESS_LOST: readonly PublishErrorKind[] = ['token_expired', 'permission', 'disconnected', 'config']

export function isAccessLost(kind: PublishErrorKind): boolean {
  return ACCESS_LOST.includes(kind)
}

/** What follows from the answer of a publish call. Only `refused` says that the network certainly has nothing. */
export function decidePublished(variant: Variant, outcome: Published | Refused | Unknown, now: number): Move {
  if (outcome.kind === 'published') return { ...confirmed(outcome, now), answer: 'published' }
  if (outcome.kind === 'refused') return decideRefused(variant, outcome, now)
  return { ...stillUnknown(variant, outcome, now), answer: 'unclear' }
}

/** What follows from a look-up of an unknown outcome. `definitive`: the network's "nothing there" is proof. */
export function decideReconciled(
  variant: Variant,
  outcome: Published | Absent | Refused | Unknown,
  { definitive, now }: { definitive: boolean; now: number },
): Move {
  if (outcome.kind === 'published') return confirmed(outcome, variant.intentAt ?? now)
  if (outcome.kind !== 'absent') return stillUnknown(variant, outcome, now)
  const error = variant.error ?? { kind: 'timeout_unknown', detail: '', retryable: true }
  if (!definitive) return stillUnknown(variant, { kind: 'unknown', error }, now)
  if (variant.attempts >= DELIVERY_ATTEMPTS_MAX)
    return { event: 'refuse', patch: { ...SETTLED, intentAt: null, error } }
  // NOTE `intentAt` stays: the repetition carries the same key and the same time as the first call. It pauses like one after
  // a refusal, because a network that drops calls would otherwise use up every attempt within one sweep.
  return { event: 'defer', patch: waitingUntil(retryTime(now, variant.attempts)) }
}

/** A certain refusal, from a publish call or before one: try later, wait for the account, or fail. */
export function decideRefused(variant: Variant, { error, retryAt }: Refused, now: number): Move {
  if (isAccessLost(error.kind)) return { event: 'hold', patch: { ...SETTLED, intentAt: null, error } }
  if (error.retryable && variant.attempts < DELIVERY_ATTEMPTS_MAX) {
    const patch = { ...waitingUntil(retryTime(now, variant.attempts, retryAt)), intentAt: null, error }
    return { event: 'defer', patch }
  }
  return { event: 'refuse', patch: { ...SETTLED, intentAt: null, error } }
}

function confirmed({ remoteId, url }: Published, publishedAt: number): Move {
  return { event: 'confirm', patch: { ...SETTLED, remoteId, url, publishedAt, error: null } }
}

/** It stays armed and is looked up later; when that has been done often enough a person decides. */
function stillUnknown(variant: Variant, { error }: Unknown | Refused, now: number): Move {
  const dueAt = reconcileTime(now, variant.reconciles)
  if (dueAt === null) return { event: 'lose', patch: { ...SETTLED, error } }
  return { event: 'wait', patch: { ...waitingUntil(dueAt), error } }
}
