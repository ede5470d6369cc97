import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import { advance } from './advance.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'
import { followingId } from './following-of.ts'
import type { Move } from './move.ts'
import { SCHEDULER } from '../caller.ts'
import type { StoredVariant } from '../ports/publishing.ts'

export type Settled = 'published' | 'failed' | 'unconfirmed' | 'held' | 'handed_over' | 'later' | 'fenced'

const RESULTS = ['published', 'failed', 'unconfirmed', 'held', 'handed_over'] as const satisfies Settled[]

/**
 * Writes the outcome of a call, if the claim still holds. The next delivery may fail to be queued without affecting the outcome:
 * the sweep makes up for it.
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

/** The part that follows became due in the same write: without a task of its own it would wait for the next sweep. */
async function enqueueFollowing(deps: Deps, published: Variant): Promise<void> {
  if (!published.isFollowed || published.state !== 'published') return
  const following = await deps.variants.read(published.workspaceId, followingId(published))
  if (following?.variant.state === 'scheduled') await enqueueDelivery(deps, following.variant)
}

/** The answer of a worker that was replaced meanwhile changes nothing, but it is kept as evidence. */
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
