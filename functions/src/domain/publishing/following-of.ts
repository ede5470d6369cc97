import type { Following } from '../ports/publishing.ts'
import { COMMENT_DELAY } from '@postwright/core/limits'
import { type Variant, variantId } from '@postwright/core/model/variant'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { Deps } from '../ports/deps.ts'
import { NOT_DUE } from './move.ts'
import { SCHEDULER } from '../caller.ts'

/**
 * The part that waits for a variant, and what the variant's publication means for it. Null when nothing follows, or what follows
 * is no longer waiting.
 */
export async function followingOf(
  { variants, clock }: Pick<Deps, 'variants' | 'clock'>,
  published: Variant,
): Promise<Following | null> {
  if (!published.isFollowed) return null
  const stored = await variants.read(published.workspaceId, followingId(published))
  if (stored?.variant.state !== 'approved') return null
  return { stored, ...followingChange(stored.variant, published, clock.now()) }
}

/** The id of the part after a publication on its channel. */
export function followingId({ postId, connectionId, partIndex }: Variant): string {
  return variantId(postId, connectionId, partIndex + 1)
}

/** A part becomes due once the one before it is out; it is held where the network has not said what an answer needs. */
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

/** A comment belongs to the first post; a part of a thread answers the one before it, or what that one answers. */
function answered({ partKind }: Variant, { remoteRef, replyTo }: Variant) {
  const root = replyTo?.root ?? remoteRef
  const parent = partKind === 'comment' ? root : (remoteRef ?? replyTo?.parent ?? null)
  return { root, parent }
}
