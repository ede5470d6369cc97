import { type Variant, variantId } from '@postwright/core/model/variant'
import { mayBePublished } from '@postwright/core/publishing/lifecycle'
import type { NetworkAnswer } from '@postwright/core/publishing/publish-error'
import type { VariantEvent } from '@postwright/core/publishing/variant-state'
import type { Following } from '../ports/publishing.ts'
import { COMMENT_DELAY } from '@postwright/core/limits'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { Deps } from '../ports/deps.ts'
import { SCHEDULER } from '../caller.ts'

/** One step of a variant: an event of its state machine or a step that keeps the state, with the response that caused it. */
export type Move = {
  event: Exclude<VariantEvent, 'submit' | 'approve' | 'reject'> | 'wait' | 'upload' | 'progress'
  /** An event that the same write applies first: the end of the preparation, in the write that stores the intent. */
  after?: 'prepare'
  patch: Partial<Variant>
  answer?: NetworkAnswer
  /** Duration of the network's work, in milliseconds. */
  took?: number
}

/** Fields of a variant that needs no further delivery. */
export const NOT_DUE = { dueAt: null, leaseEndsAt: null } as const satisfies Partial<Variant>

/** Fields of a variant without an unresolved call: the network certainly has no post of it. */
export const NO_CALL: Pick<Variant, 'intentAt' | 'lastCallAt' | 'calledContent' | 'calledSince'> = {
  intentAt: null,
  lastCallAt: null,
  calledContent: null,
  calledSince: [],
}

/** Returns the steps to keep for the next call once an earlier one is known to have published nothing: steps of other content are dropped. */
export function stepsAfter({ calledContent, steps }: Variant): Pick<Variant, 'steps'> {
  return { steps: calledContent === null ? steps : [] }
}

/** Returns the fields of a variant that any worker may claim at `dueAt` or later. */
export function waitingUntil(dueAt: number): Pick<Variant, 'dueAt' | 'leaseEndsAt'> {
  return { dueAt, leaseEndsAt: null }
}

/** Events after which the variant counts as not published. */
const NOT_PUBLISHED: readonly Move['event'][] = ['hold', 'refuse', 'cancel', 'hand_over']

/** Returns the same step, or `lose` if the step would record a possible publication as not published. */
export function withoutFalseOutcome(variant: Variant, move: Move): Move {
  const after = { ...variant, ...move.patch }
  const isUnresolved = variant.state === 'armed' ? after.lastCallAt !== null : mayBePublished(after)
  return NOT_PUBLISHED.includes(move.event) && isUnresolved ? { ...move, event: 'lose' } : move
}

/**
 * Finds the part that waits for a variant, and its change after the variant's publication. Returns null when no part follows, or it no longer waits.
 */
export async function findFollowingPart(
  { variants, clock }: Pick<Deps, 'variants' | 'clock'>,
  published: Variant,
): Promise<Following | null> {
  if (!published.isFollowed) return null
  const stored = await variants.read(published.workspaceId, followingId(published))
  if (stored?.variant.state !== 'approved') return null
  return { stored, ...followingChange(stored.variant, published, clock.now()) }
}

/** Returns the ID of the part after a publication on its channel. */
export function followingId({ postId, connectionId, partIndex }: Variant): string {
  return variantId(postId, connectionId, partIndex + 1)
}

/**
 * Returns the change of a part once the previous one is published: it becomes due, or is held if the network did not return the reference needed for
 * a reply.
 */
export function followingChange(part: Variant, published: Variant, now: number): Omit<Following, 'stored'> {
  const { root, parent } = answered(part, published)
  if (parent === null && part.mode === 'direct') {
    const error = { kind: 'thread_broken', detail: '', retryable: false } as const
    return { patch: { ...NOT_DUE, state: 'held', error }, cause: { step: 'hold', actor: SCHEDULER } }
  }
  const dueAt = part.partKind === 'comment' ? now + COMMENT_DELAY : now
  const replyTo = root === null || parent === null ? null : { root, parent }
  const patch = { state: 'scheduled', dueAt, replyTo, scheduled: fromInstant(dueAt, part.scheduled.tzid) } as const
  return { patch, cause: { step: 'schedule', actor: SCHEDULER } }
}

/**
 * Returns the posts to which a part replies. A comment replies to the first post; a part of a thread replies to the previous part, or to the target
 * of the previous part's reply.
 */
function answered({ partKind }: Variant, { remoteRef, replyTo }: Variant) {
  const root = replyTo?.root ?? remoteRef
  const parent = partKind === 'comment' ? root : (remoteRef ?? replyTo?.parent ?? null)
  return { root, parent }
}
