import { paths } from '@postwright/core/paths'
import type { Deps } from '../../deps.ts'
import type { DeliveryJob } from '../ports.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { claim } from './claim.ts'
import type { Work } from './decide-claim.ts'
import { lookFirst } from './look-first.ts'
import { reconcile } from './reconcile.ts'
import { send } from './send.ts'
import type { Settled } from './settle.ts'
import type { StoredVariant } from './stored-variant.ts'

/** A variant that cannot be read now is not first in every sweep, where it would take the place of others. */
const UNREADABLE_PAUSE = 60 * 60 * 1000

export type Delivered = Settled | 'left'

/**
 * One look at one variant: take it if it is due and free, then send it or find out what became of it. Safe to call
 * any number of times, at once, late and out of order; whatever stops it, the due row brings the next look.
 */
export async function deliver(deps: Deps, job: DeliveryJob): Promise<Delivered> {
  try {
    return await look(deps, job)
  } catch (error) {
    const { workspaceId, variantId } = job
    const isBroken = error instanceof UnreadableDocument && error.path === paths.variant(workspaceId, variantId)
    if (!isBroken) throw error
    await deps.due.putOff(variantId, deps.clock.now() + UNREADABLE_PAUSE)
    deps.logger.error('a variant cannot be read, so it is not delivered', { ...job, error: error.message })
    return 'left'
  }
}

async function look(deps: Deps, job: DeliveryJob): Promise<Delivered> {
  const claimed = await claim(deps, job)
  if (claimed.kind === 'left') {
    deps.logger.info('delivery left alone', { ...job, reason: claimed.reason })
    return 'left'
  }
  const { held, work } = claimed
  await deps.faults.at('after_claim', job.variantId)
  const settled = await doWork(deps, work, held)
  deps.logger.info('delivery', { ...job, fence: held.variant.fence, work, settled })
  return settled
}

async function doWork(deps: Deps, work: Work, held: StoredVariant): Promise<Settled> {
  if (work === 'reconcile') return reconcile(deps, held)
  if (work === 'send') return send(deps, held)
  const looked = await lookFirst(deps, held)
  return looked.kind === 'send' ? send(deps, looked.held) : looked.settled
}
