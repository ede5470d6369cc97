import type { Deps } from '../../deps.ts'
import { advance } from './advance.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'
import { isAccessLost } from './is-access-lost.ts'
import { markNeedsReconnect } from './mark-needs-reconnect.ts'
import type { Move } from './move.ts'
import { SCHEDULER, type StoredVariant } from './stored-variant.ts'

export type Settled = 'published' | 'failed' | 'unconfirmed' | 'held' | 'handed_over' | 'later' | 'fenced'

const RESULTS = ['published', 'failed', 'unconfirmed', 'held', 'handed_over'] as const satisfies Settled[]

/**
 * Writes the outcome of a call, if the claim still holds. What comes after that (the account's status, the next delivery)
 * may fail without affecting the outcome: the sweep or the next delivery makes up for it.
 */
export async function settle(deps: Deps, held: StoredVariant, move: Move): Promise<Settled> {
  const written = await advance(deps, held, move)
  if (!written) {
    await logLateAnswer(deps, held, move)
    return 'fenced'
  }
  try {
    const { error } = move.patch
    if (error && isAccessLost(error.kind)) await markNeedsReconnect(deps, written.variant, error)
    await enqueueDelivery(deps, written.variant)
  } catch (error) {
    deps.logger.error('after an outcome', { variantId: held.variant.id, error: String(error) })
  }
  return RESULTS.find((result) => result === written.variant.state) ?? 'later'
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
