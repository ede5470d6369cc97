import { paths } from '@postwright/core/paths'
import type { Deps } from '../ports/deps.ts'
import type { DeliveryJob, StoredVariant } from '../ports/publishing.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { claim } from './claim.ts'
import type { Work } from './decide-claim.ts'
import { reconcileFirst } from './reconcile-first.ts'
import { reconcile } from './reconcile.ts'
import { send } from './send.ts'
import type { Settled } from './settle.ts'

/** How long a variant that cannot be read is postponed, so that it does not fill every sweep's batch. */
const UNREADABLE_PAUSE = 60 * 60 * 1000

export type Delivered = Settled | 'left'

/**
 * One delivery of one variant: claim it if it is due and free, then send or reconcile it. Safe to call any number of times,
 * in parallel, late and out of order; whatever stops it, the due row causes the next delivery.
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
    return 'left'
  }
}

async function deliverOnce(deps: Deps, job: DeliveryJob): Promise<Delivered> {
  const claimed = await claim(deps, job)
  if (claimed.kind === 'left') {
    deps.logger.info('delivery left alone', { ...job, reason: claimed.reason })
    return 'left'
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
