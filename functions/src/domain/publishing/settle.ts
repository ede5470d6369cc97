import type { Deps } from '../../deps.ts'
import { advance } from './advance.ts'
import { enqueueLook } from './enqueue-look.ts'
import { isAccessLost } from './is-access-lost.ts'
import { markBroken } from './mark-broken.ts'
import type { Move } from './move.ts'
import { SCHEDULER, type StoredVariant } from './stored-variant.ts'

export type Settled = 'published' | 'failed' | 'unconfirmed' | 'held' | 'later' | 'fenced'

const RESULTS = ['published', 'failed', 'unconfirmed', 'held'] as const satisfies Settled[]

/**
 * Writes the outcome of a call, if the variant is still held. What comes after that (the account's health, the next
 * look) may fail without touching the outcome: it is found again by the sweep or by the next delivery.
 */
export async function settle(deps: Deps, held: StoredVariant, move: Move): Promise<Settled> {
  const written = await advance(deps, held, move)
  if (!written) {
    await noteLateAnswer(deps, held, move)
    return 'fenced'
  }
  try {
    const { error } = move.patch
    if (error && isAccessLost(error.kind)) await markBroken(deps, written.variant, error)
    await enqueueLook(deps, written.variant)
  } catch (error) {
    deps.logger.error('after an outcome', { variantId: held.variant.id, error: String(error) })
  }
  return RESULTS.find((result) => result === written.variant.state) ?? 'later'
}

/** The answer of a worker that was replaced meanwhile changes nothing, but it is kept as evidence. */
async function noteLateAnswer(deps: Deps, { variant }: StoredVariant, { event, patch, answer }: Move): Promise<void> {
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
