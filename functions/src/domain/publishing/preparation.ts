import { NETWORK_CALL_TIMEOUT, UPLOAD_TIMEOUT } from '@postwright/core/limits'
import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import type { Refused } from '../ports/networks.ts'
import { type Access, isRenewedElsewhere, storeRotatedSecret, requestFor, isAccessLost, judgeAccess } from './access.ts'
import { callWithTimeout } from '../networks/call-with-timeout.ts'
import { type Move, waitingUntil } from './moves.ts'
import { keepProgress, type Work } from './progress.ts'
import type { StoredVariant } from '../ports/publishing.ts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PublishError } from '@postwright/core/publishing/publish-error'
import { giveUpTime } from './retry-delays.ts'

/** Longer than signing in and one upload, shorter than the lease. */
const PREPARE_TIMEOUT = UPLOAD_TIMEOUT + NETWORK_CALL_TIMEOUT + 10_000

type Prepared = { kind: 'prepared'; payload: string } | Refused | { kind: 'fenced' } | { kind: 'paused'; move: Move }

/**
 * Lets the publisher upload what the post needs. Each result is stored with the variant at once, with a new lease, so that a
 * later delivery continues from there; each has its own timeout.
 */
export async function prepare(
  deps: Deps,
  access: Access,
  claimed: StoredVariant,
): Promise<{ prepared: Prepared; access: Access; held: StoredVariant }> {
  const { platform } = claimed.variant
  const request = requestFor(deps, access, claimed.variant)
  const work = keepProgress(deps, claimed)
  const answer = await callWithTimeout(deps, PREPARE_TIMEOUT, (working) =>
    deps.publishers[platform].prepare(request, work.progress(working)),
  )
  const { held, stop } = work.end()
  const renewed = await storeRotatedSecret(deps, access, answer)
  const isOutdated =
    answer.kind === 'refused' && isAccessLost(answer.error.kind) && (await isRenewedElsewhere(deps, access))
  // What another worker has renewed meanwhile, this one cannot have lost: the next delivery goes on with it.
  const why = stop ?? (isOutdated ? 'paused' : null)
  const judged = why ? answer : await judgeAccess(deps, renewed, answer)
  return { prepared: preparedFrom(judged, { held, stop: why }, deps.clock.now()), access: renewed, held }
}

type Answer =
  | Awaited<ReturnType<Deps['publishers'][Platform]['prepare']>>
  | { kind: 'unknown'; error: Refused['error'] }

function preparedFrom(answer: Answer, { held, stop }: Pick<Work, 'held' | 'stop'>, now: number): Prepared {
  if (stop === 'fenced') return { kind: 'fenced' }
  // Something arrived, so this was no failed try.
  const attempts = Math.max(held.variant.attempts - 1, 0)
  if (stop) return { kind: 'paused', move: { event: 'defer', patch: { ...waitingUntil(now), attempts } } }
  // NOTE preparing publishes nothing, so an unknown outcome is simply retried.
  return answer.kind === 'unknown' ? { kind: 'refused', error: { ...answer.error, retryable: true } } : answer
}

/** The longest pause between two questions. */
const AGAIN_MAX = 5 * 60_000

const STILL_PROCESSING: PublishError = { kind: 'processing', detail: '', retryable: true }

type Polled = { kind: 'ready'; access: Access } | { kind: 'processing'; move: Move } | Refused

/**
 * Whether the network has processed what was prepared. It may take as long as its contract says: each question is a delivery of
 * its own, and none of them uses up an attempt.
 */
export async function poll(deps: Deps, access: Access, { variant }: StoredVariant, payload: string): Promise<Polled> {
  const publisher = deps.publishers[variant.platform]
  if (!publisher.poll) return { kind: 'ready', access }
  const request = requestFor(deps, access, variant)
  const answer = await callWithTimeout(deps, NETWORK_CALL_TIMEOUT, async () => publisher.poll?.(request, payload))
  if (!answer) return { kind: 'ready', access }
  const renewed = await storeRotatedSecret(deps, access, answer)
  if (answer.kind === 'ready') return { kind: 'ready', access: renewed }
  // NOTE asking publishes nothing, so an unknown answer is simply asked for again.
  if (answer.kind !== 'processing') return { ...(await judgeAccess(deps, renewed, answer)), kind: 'refused' }
  const now = deps.clock.now()
  const { processingMax } = PLATFORM_CONTRACTS[variant.platform]
  if (now - (variant.firstTriedAt ?? now) >= processingMax) {
    return { kind: 'refused', error: { ...STILL_PROCESSING, retryable: false } }
  }
  const dueAt = now + Math.min(answer.again, AGAIN_MAX)
  const attempts = Math.max(variant.attempts - 1, 0)
  const patch = { ...waitingUntil(dueAt), attempts, giveUpAt: giveUpTime(dueAt), error: STILL_PROCESSING }
  return { kind: 'processing', move: { event: 'defer', patch } }
}
