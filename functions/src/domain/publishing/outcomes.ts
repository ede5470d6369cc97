import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import { advance } from './advance.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'
import { type Move, followingId, NO_CALL, NOT_DUE, waitingUntil } from './moves.ts'
import { SCHEDULER } from '../caller.ts'
import type { StoredVariant } from '../ports/publishing.ts'
import type { PublishError, PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { DELIVERY_ATTEMPTS_MAX, VARIANT_URL_MAX, VARIANT_WARNING_MAX } from '@postwright/core/limits'
import type { Published, Refused, Unknown } from '../ports/networks.ts'
import { reconcileTime, retryTime, limitedUntil } from './retry-delays.ts'
import { listCalledContents } from './contents.ts'
import { isAccessLost } from './access.ts'

export type Settled = 'published' | 'failed' | 'unconfirmed' | 'held' | 'handed_over' | 'later' | 'fenced'

const RESULTS = ['published', 'failed', 'unconfirmed', 'held', 'handed_over'] as const satisfies Settled[]

/**
 * Writes the outcome of a call, if the claim is still valid. The next delivery may fail to be queued without affecting the outcome: the sweep
 * enqueues it later.
 */
export async function settle(deps: Deps, held: StoredVariant, move: Move): Promise<Settled> {
  const written = await advance(deps, held, move)
  if (!written) {
    await logLateAnswer(deps, held, move)
    return 'fenced'
  }
  try {
    await enqueueDelivery(deps, written.variant)
    await enqueueFollowing(deps, written.variant)
  } catch (error) {
    deps.logger.error('after an outcome', { variantId: held.variant.id, error: String(error) })
  }
  return RESULTS.find((result) => result === written.variant.state) ?? 'later'
}

/** Enqueues the following part, which became due in the same write: without its own task it would wait for the next sweep. */
async function enqueueFollowing(deps: Deps, published: Variant): Promise<void> {
  if (!published.isFollowed || published.state !== 'published') return
  const following = await deps.variants.read(published.workspaceId, followingId(published))
  if (following?.variant.state === 'scheduled') await enqueueDelivery(deps, following.variant)
}

/** Logs the response of a worker that was replaced meanwhile: it changes nothing, but is kept as evidence. */
async function logLateAnswer(deps: Deps, { variant }: StoredVariant, { event, patch, answer }: Move): Promise<void> {
  deps.logger.warn('a late answer was refused', { variantId: variant.id, fence: variant.fence, event })
  try {
    await deps.publishLog.append(
      { ...variant, ...patch },
      { step: 'late_answer', actor: SCHEDULER, answer: answer ?? null },
    )
  } catch (error) {
    deps.logger.error('a late answer could not be noted', { variantId: variant.id, error: String(error) })
  }
}

/** Errors that leave the post to a user: the network refuses it from this app, or has it as a draft that the user finishes there. */
const FOR_PEOPLE: readonly PublishErrorKind[] = ['reply_refused', 'finish_in_app']

/** An earlier call with an unknown outcome: its fields stay on the variant when the current call is certainly refused. */
export type UnresolvedCall = Pick<Variant, 'intentAt' | 'lastCallAt' | 'calledContent' | 'calledSince'>

/** Decides the move after a publish call. Only `refused` means that the network certainly rejected this call. */
export function decidePublished(
  variant: Variant,
  outcome: Published | Refused | Unknown,
  { now, before }: { now: number; before: UnresolvedCall },
): Move {
  if (outcome.kind === 'published') return { ...confirmed(variant, outcome, now), answer: 'published' }
  if (outcome.kind === 'refused') return decideRefused(variant, outcome, { now, before })
  const move = decideUnknown(variant, outcome, now)
  // The call has ended, so a stored post will be visible within the network's delay from now.
  return { ...move, patch: { ...move.patch, lastCallAt: now }, answer: 'unclear' }
}

/** Decides the move after a certain refusal, from a publish call or before one: retry later, wait for the account, or fail. */
export function decideRefused(
  variant: Variant,
  { error, retryAt }: Refused,
  { now, before }: { now: number; before: UnresolvedCall },
): Move {
  const patch = { ...before, error, ...(error.kind === 'media_format' && { steps: [] }) }
  const later = laterTime(variant, { error, retryAt }, now)
  if (later) return { event: 'defer', patch: { ...patch, ...later }, answer: 'refused' }
  return { event: eventOf(error), patch: { ...patch, ...NOT_DUE }, answer: isDraft(error) ? 'draft' : 'refused' }
}

/** Returns the move for a draft that a lookup has found at the network; null for all other results. */
export function decideDraft(remote: { kind: string; error?: PublishError }): Move | null {
  const { error } = remote
  if (!error || !isDraft(error)) return null
  return { event: 'hand_over', patch: { ...NOT_DUE, ...NO_CALL, error }, answer: 'draft' }
}

const isDraft = ({ kind }: PublishError) => kind === 'finish_in_app'

/** Returns the event of a refusal. Content that the network refuses from this app is handed over to a user, who publishes it. */
function eventOf({ kind }: PublishError): Move['event'] {
  if (FOR_PEOPLE.includes(kind)) return 'hand_over'
  return isAccessLost(kind) ? 'hold' : 'refuse'
}

/** Decides the move after an unknown outcome: keeps the state and reconciles later; after too many attempts or too much time, a user decides. */
export function decideUnknown(
  variant: Variant,
  { error, retryAt }: Pick<Unknown, 'error' | 'retryAt'>,
  now: number,
): Move {
  if (error.kind === 'rate_limit') {
    const limited = limitedUntil(variant, now, retryAt)
    if (limited) return { event: 'wait', patch: { ...limited, error } }
  }
  const dueAt = reconcileTime(variant, now)
  if (dueAt === null) return { event: 'lose', patch: { ...NOT_DUE, error } }
  return { event: 'wait', patch: { ...waitingUntil(dueAt), error } }
}

/**
 * Returns the move that marks the post as published, with the content of the call that published it. Additional data from a network may be too long
 * to store and must not prevent the record of the publication.
 */
export function confirmed(variant: Variant, published: Published, publishedAt: number): Move {
  const { remoteId, url, text, ref: remoteRef = remoteId, warning = null } = published
  const earlier = listCalledContents(variant).find((called) => called.text === text)
  const patch = {
    ...NOT_DUE,
    ...(earlier && { content: earlier }),
    calledContent: null,
    calledSince: [],
    remoteId,
    remoteRef,
    url: url === '' || url.length > VARIANT_URL_MAX ? null : url,
    publishedAt,
    warning: warning?.slice(0, VARIANT_WARNING_MAX).toWellFormed() ?? null,
    error: null,
  }
  return { event: 'confirm', patch }
}

function laterTime(variant: Variant, { error, retryAt }: Pick<Refused, 'error' | 'retryAt'>, now: number) {
  // An armed variant cannot be held: it becomes scheduled again, and the next delivery holds it.
  if (isAccessLost(error.kind)) return variant.state === 'armed' ? waitingUntil(now) : null
  if (error.kind === 'rate_limit') {
    const limited = limitedUntil(variant, now, retryAt)
    return limited && { ...limited, attempts: Math.max(variant.attempts - 1, 0) }
  }
  const dueAt = error.retryable ? retryTime(variant, now, DELIVERY_ATTEMPTS_MAX) : null
  return dueAt === null ? null : waitingUntil(dueAt)
}
