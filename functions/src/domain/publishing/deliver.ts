import { paths } from '@postwright/core/paths'
import type { Deps } from '../ports/deps.ts'
import type { DeliveryJob, StoredVariant } from '../ports/publishing.ts'
import { UnreadableDocument } from '../app-error.ts'
import { type Work, decideClaim } from './decide-claim.ts'
import { send } from './send.ts'
import { type Settled, settle, confirmed, decideDraft } from './outcomes.ts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { decideReconciled, fetchRemoteState, isProofOfAbsence, type RemoteState } from './reconciliation.ts'
import { advance } from './advance.ts'
import { DELIVERY_ATTEMPTS_MAX, LEASE_TTL } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Unknown } from '../ports/networks.ts'
import { retryTime, limitedUntil } from './retry-delays.ts'
import { type Move, NO_CALL, NOT_DUE, stepsAfter, waitingUntil } from './moves.ts'
import { preparedEarlier } from './contents.ts'

/** Time by which an unreadable variant is postponed, so it does not fill every sweep's batch. */
const UNREADABLE_PAUSE = 60 * 60 * 1000

export type Delivered = Settled | 'skipped'

/**
 * Runs one delivery of one variant: claims it if it is due and free, then sends or reconciles it. Safe to call any number of times, in parallel, late
 * and out of order; if it is interrupted, the due row causes the next delivery.
 */
export async function deliver(deps: Deps, job: DeliveryJob): Promise<Delivered> {
  try {
    return await deliverOnce(deps, job)
  } catch (error) {
    const { workspaceId, variantId } = job
    const isUnreadable = error instanceof UnreadableDocument && error.path === paths.variant(workspaceId, variantId)
    if (!isUnreadable) throw error
    await deps.due.postpone(variantId, deps.clock.now() + UNREADABLE_PAUSE)
    deps.logger.error('a variant cannot be read, so it is not delivered', { ...job, error: error.message })
    return 'skipped'
  }
}

async function deliverOnce(deps: Deps, job: DeliveryJob): Promise<Delivered> {
  const claimed = await claim(deps, job)
  if (claimed.kind === 'skipped') {
    deps.logger.info('delivery left alone', { ...job, reason: claimed.reason })
    return 'skipped'
  }
  const { held, work, timed } = claimed
  await deps.faults.at('after_claim', job.variantId)
  const settled = await doWork(timed, work, held)
  deps.logger.info('delivery', { ...job, fence: held.variant.fence, work, settled })
  return settled
}

async function doWork(deps: Deps, work: Work, held: StoredVariant): Promise<Settled> {
  if (work === 'reconcile') return reconcile(deps, held)
  if (work === 'send') return send(deps, held)
  const reconciled = await reconcileFirst(deps, held)
  return reconciled.kind === 'send' ? send(deps, reconciled.held) : reconciled.settled
}

/**
 * Reconciles a call without a stored response with the network's state. Read-only there: a post that is certainly absent is scheduled again, under
 * the same key.
 */
async function reconcile(deps: Deps, held: StoredVariant): Promise<Settled> {
  const { variant } = held
  const startedAt = deps.clock.now()
  const remote = await fetchRemoteState(deps, variant)
  const took = Math.max(deps.clock.now() - startedAt, 0)
  const contract = PLATFORM_CONTRACTS[variant.platform]
  return settle(deps, held, { ...decideReconciled(variant, remote, { contract, now: deps.clock.now() }), took })
}

type Claim =
  | { kind: 'skipped'; reason: 'gone' | 'other_generation' | 'settled' | 'not_yet' | 'taken' | 'closed' }
  /** Only this worker may take the next steps, until its lease ends. `timed`: dependencies with the clock that measures the lease. */
  | { kind: 'held'; work: Work; held: StoredVariant; timed: Deps }

/** Claims a due variant. Of several parallel workers, exactly one succeeds. */
async function claim(untimed: Deps, job: DeliveryJob): Promise<Claim> {
  const stored = await untimed.variants.read(job.workspaceId, job.variantId)
  if (!stored) return { kind: 'skipped', reason: 'gone' }
  const deps = withStoreClock(untimed, stored)
  const decision = decideClaim(stored.variant, job, deps.clock.now())
  if (decision.kind === 'leave') return { kind: 'skipped', reason: decision.reason }
  if (decision.kind === 'wait') {
    await deps.clock.sleep(decision.for)
    return claim(untimed, job)
  }
  const written = await advance(deps, stored, decision.move)
  if (!written) return { kind: 'skipped', reason: 'taken' }
  if (decision.work === 'none') return { kind: 'skipped', reason: 'closed' }
  return { kind: 'held', work: decision.work, held: written, timed: deps }
}

/**
 * Returns the dependencies with a clock that shows the database's time instead of the machine's. Leases, delays and proofs of absence compare times
 * written by several machines, so all of them must use the same time.
 */
function withStoreClock<D extends Pick<Deps, 'clock'>>(deps: D, { readAt }: StoredVariant): D {
  const { clock } = deps
  return clock.setBy ? { ...deps, clock: clock.setBy(readAt) } : deps
}

type ReconciledFirst = { kind: 'send'; held: StoredVariant } | { kind: 'settled'; settled: Settled }

/**
 * Reconciles an unresolved earlier call before a post that was planned again is sent. If the earlier post is found, it is published and nothing is
 * sent. If the lookup does not settle it, the post is sent under the key of the earlier call, so the network keeps only one of them; but a post
 * prepared there with other content is left to a user.
 */
async function reconcileFirst(deps: Deps, held: StoredVariant): Promise<ReconciledFirst> {
  const { variant } = held
  const remote = await fetchRemoteState(deps, variant)
  const now = deps.clock.now()
  const move = decideReconciledFirst(variant, remote, now)
  if (move.event !== 'wait') return { kind: 'settled', settled: await settle(deps, held, move) }
  const written = await advance(deps, held, move)
  return written ? { kind: 'send', held: written } : { kind: 'settled', settled: 'fenced' }
}

/** Decides the move after the reconciliation of an earlier call; `wait` continues with sending. */
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
  // If a lookup proves nothing, a longer wait would prove nothing either.
  const shownAt = (variant.lastCallAt ?? now) + contract.visibilityDelay
  if (isAbsent && now < shownAt) return { event: 'defer', patch: { ...sameAttempt, ...waitingUntil(shownAt) }, answer }
  if (variant.scheduled.instant > now) {
    return { event: 'defer', patch: { ...known, ...sameAttempt, ...waitingUntil(variant.scheduled.instant) }, answer }
  }
  if (!isAbsent && preparedEarlier(variant)) return { ...askedAgain(variant, remote, now), answer }
  return { event: 'wait', patch: { ...known, ...renewedLease(now) }, answer }
}

/**
 * Returns the move after an unclear response: asks the network a few more times, and waits for the end of a rate limit. After that, a person decides;
 * if they send the post again, it is prepared with the current content.
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
