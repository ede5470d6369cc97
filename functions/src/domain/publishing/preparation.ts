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

/** Time limit of the preparation: longer than a sign-in and one upload, shorter than the lease. */
const PREPARE_TIMEOUT = UPLOAD_TIMEOUT + NETWORK_CALL_TIMEOUT + 10_000

type Prepared = { kind: 'prepared'; payload: string } | Refused | { kind: 'fenced' } | { kind: 'paused'; move: Move }

/**
 * Runs the publisher's uploads for the post. Each result is stored with the variant at once, with a new lease, so a later delivery continues from
 * there; each has a separate timeout.
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
  // If another worker has renewed the access meanwhile, it is not lost: the next delivery continues with it.
  const why = stop ?? (isOutdated ? 'paused' : null)
  const judged = why ? answer : await judgeAccess(deps, renewed, answer)
  return { prepared: preparedFrom(judged, { held, stop: why }, deps.clock.now()), access: renewed, held }
}

type Answer =
  | Awaited<ReturnType<Deps['publishers'][Platform]['prepare']>>
  | { kind: 'unknown'; error: Refused['error'] }

function preparedFrom(answer: Answer, { held, stop }: Pick<Work, 'held' | 'stop'>, now: number): Prepared {
  if (stop === 'fenced') return { kind: 'fenced' }
  // Part of the data was uploaded, so this was not a failed attempt.
  const attempts = Math.max(held.variant.attempts - 1, 0)
  if (stop) return { kind: 'paused', move: { event: 'defer', patch: { ...waitingUntil(now), attempts } } }
  // NOTE preparation publishes nothing, so an unknown outcome is simply retried.
  return answer.kind === 'unknown' ? { kind: 'refused', error: { ...answer.error, retryable: true } } : answer
}

/** Maximum pause between two polls. */
const AGAIN_MAX = 5 * 60_000

const STILL_PROCESSING: PublishError = { kind: 'processing', detail: '', retryable: true }

type Polled = { kind: 'ready'; access: Access } | { kind: 'processing'; move: Move } | Refused

/**
 * Checks whether the network has processed the prepared data. Processing may take as long as the contract allows: each poll is a separate delivery,
 * and none of them uses up an attempt.
 */
export async function poll(deps: Deps, access: Access, { variant }: StoredVariant, payload: string): Promise<Polled> {
  const publisher = deps.publishers[variant.platform]
  if (!publisher.poll) return { kind: 'ready', access }
  const request = requestFor(deps, access, variant)
  const answer = await callWithTimeout(deps, NETWORK_CALL_TIMEOUT, async () => publisher.poll?.(request, payload))
  if (!answer) return { kind: 'ready', access }
  const renewed = await storeRotatedSecret(deps, access, answer)
  if (answer.kind === 'ready') return { kind: 'ready', access: renewed }
  // NOTE a poll publishes nothing, so an unknown response is simply polled again.
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
