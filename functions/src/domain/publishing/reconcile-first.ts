import { DELIVERY_ATTEMPTS_MAX, LEASE_TTL } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Deps } from '../ports/deps.ts'
import type { Unknown } from '../ports/networks.ts'
import { advance } from './advance.ts'
import { retryTime, limitedUntil } from './retry-times.ts'
import { isProofOfAbsence, type RemoteState, fetchRemoteState } from './reconciliation.ts'
import { type Move, NO_CALL, NOT_DUE, stepsAfter, waitingUntil } from './moves.ts'
import { preparedEarlier } from './contents.ts'
import { settle, type Settled, confirmed, decideDraft } from './outcomes.ts'
import type { StoredVariant } from '../ports/publishing.ts'

type ReconciledFirst = { kind: 'send'; held: StoredVariant } | { kind: 'settled'; settled: Settled }

/**
 * Reconciles an unresolved earlier call before a post that was planned again is sent. Found, it is published and nothing is
 * sent. Where that cannot be known, it is sent under the key of the earlier call, so that the network keeps one of them; but what
 * was prepared there with other content is left to a person.
 */
export async function reconcileFirst(deps: Deps, held: StoredVariant): Promise<ReconciledFirst> {
  const { variant } = held
  const remote = await fetchRemoteState(deps, variant)
  const now = deps.clock.now()
  const move = decideReconciledFirst(variant, remote, now)
  if (move.event !== 'wait') return { kind: 'settled', settled: await settle(deps, held, move) }
  const written = await advance(deps, held, move)
  return written ? { kind: 'send', held: written } : { kind: 'settled', settled: 'fenced' }
}

/** `wait` continues with sending. */
export function decideReconciledFirst(variant: Variant, remote: RemoteState, now: number): Move {
  if (remote.kind === 'published') return { ...confirmed(variant, remote, variant.intentAt ?? now), answer: 'found' }
  const draft = decideDraft(remote)
  if (draft) return draft
  const contract: PlatformContract = PLATFORM_CONTRACTS[variant.platform]
  const isAbsent = remote.kind === 'absent'
  const answer = isAbsent ? 'absent' : 'unclear'
  const isProvenAbsent = isAbsent && isProofOfAbsence(variant, { contract, now })
  const known = isProvenAbsent
    ? { ...NO_CALL, ...stepsAfter(variant) }
    : remote.kind === 'absent'
      ? {}
      : { error: remote.error }
  const sameAttempt = { attempts: Math.max(variant.attempts - 1, 0), firstTriedAt: null, giveUpAt: null }
  // Where a look-up proves nothing, waiting for longer than that would prove nothing either.
  const shownAt = (variant.lastCallAt ?? now) + contract.visibilityDelay
  if (isAbsent && now < shownAt) return { event: 'defer', patch: { ...sameAttempt, ...waitingUntil(shownAt) }, answer }
  if (variant.scheduled.instant > now) {
    return { event: 'defer', patch: { ...known, ...sameAttempt, ...waitingUntil(variant.scheduled.instant) }, answer }
  }
  if (!isAbsent && preparedEarlier(variant)) return { ...askedAgain(variant, remote, now), answer }
  return { event: 'wait', patch: { ...known, ...renewedLease(now) }, answer }
}

/**
 * A network that does not tell is asked some times more, and a limit is waited for. Then a person decides; what a person has
 * decided to send is made anew with the present content.
 */
function askedAgain(variant: Variant, { error, retryAt }: Pick<Unknown, 'error' | 'retryAt'>, now: number): Move {
  const limited = error.kind === 'rate_limit' ? limitedUntil(variant, now, retryAt) : null
  if (limited) return { event: 'defer', patch: { ...limited, attempts: Math.max(variant.attempts - 1, 0), error } }
  const again = retryTime(variant, now, DELIVERY_ATTEMPTS_MAX)
  if (again !== null) return { event: 'defer', patch: { ...waitingUntil(again), error } }
  if (variant.isSentAgain) return { event: 'wait', patch: { error, steps: [], ...renewedLease(now) } }
  return { event: 'lose', patch: { ...NOT_DUE, error } }
}

function renewedLease(now: number) {
  const leaseEndsAt = now + LEASE_TTL
  return { leaseEndsAt, dueAt: leaseEndsAt }
}
