import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import { EARLY_TOLERANCE } from './decide-claim.ts'

/**
 * Enqueues a delivery if the variant's next time is near; the sweep enqueues later ones. Never fails: the due row guarantees the delivery, the task
 * only makes it punctual.
 */
export async function enqueueDelivery(
  { queue, clock, config, logger }: Pick<Deps, 'queue' | 'clock' | 'config' | 'logger'>,
  { workspaceId, id, generation, fence, dueAt }: Variant,
): Promise<void> {
  if (dueAt === null) return
  if (dueAt - clock.now() > Math.max(config.sweepLookahead, EARLY_TOLERANCE)) return
  try {
    await queue.enqueue({ workspaceId, variantId: id, generation, attempt: fence + 1 }, dueAt)
  } catch (error) {
    logger.warn('a delivery could not be queued', { variantId: id, error: String(error) })
  }
}
