import { paths } from '@postwright/core/paths'
import type { Deps } from '../ports/deps.ts'
import type { DeliveryJob, StoredVariant } from '../ports/publishing.ts'
import { UnreadableDocument } from '../app-error.ts'
import { type Work, decideClaim } from './decide-claim.ts'
import { reconcileFirst } from './reconcile-first.ts'
import { send } from './send.ts'
import { type Settled, settle } from './outcomes.ts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { decideReconciled, fetchRemoteState } from './reconciliation.ts'
import { advance } from './advance.ts'

/** How long a variant that cannot be read is postponed, so that it does not fill every sweep's batch. */
const UNREADABLE_PAUSE = 60 * 60 * 1000

export type Delivered = Settled | 'skipped'

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
    return 'skipped'
  }
}

async function deliverOnce(deps: Deps, job: DeliveryJob): Promise<Delivered> {
  const claimed = await claim(deps, job)
  if (claimed.kind === 'skipped') {
    deps.logger.info('delivery left alone', { ...job, reason: claimed.reason })
    return 'skipped'
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

/**
 * Reconciles a call whose answer was not stored with what the network has. Read-only there: what is certainly absent becomes
 * scheduled again, under the same key.
 */
async function reconcile(deps: Deps, held: StoredVariant): Promise<Settled> {
  const { variant } = held
  const startedAt = deps.clock.now()
  const remote = await fetchRemoteState(deps, variant)
  const took = Math.max(deps.clock.now() - startedAt, 0)
  const contract = PLATFORM_CONTRACTS[variant.platform]
  return settle(deps, held, { ...decideReconciled(variant, remote, { contract, now: deps.clock.now() }), took })
}

type Claim =
  | { kind: 'skipped'; reason: 'gone' | 'other_generation' | 'settled' | 'not_yet' | 'taken' | 'closed' }
  /** Only this worker may take the next steps, until its lease ends. `timed`: with the clock that its lease is measured by. */
  | { kind: 'held'; work: Work; held: StoredVariant; timed: Deps }

/** Takes a variant that is due. Of several workers at once, exactly one succeeds. */
async function claim(untimed: Deps, job: DeliveryJob): Promise<Claim> {
  const stored = await untimed.variants.read(job.workspaceId, job.variantId)
  if (!stored) return { kind: 'skipped', reason: 'gone' }
  const deps = withStoreClock(untimed, stored)
  const decision = decideClaim(stored.variant, job, deps.clock.now())
  if (decision.kind === 'leave') return { kind: 'skipped', reason: decision.reason }
  if (decision.kind === 'wait') {
    await deps.clock.sleep(decision.for)
    return claim(untimed, job)
  }
  const written = await advance(deps, stored, decision.move)
  if (!written) return { kind: 'skipped', reason: 'taken' }
  if (decision.work === 'none') return { kind: 'skipped', reason: 'closed' }
  return { kind: 'held', work: decision.work, held: written, timed: deps }
}

/**
 * The same with a clock that shows the database's time instead of the machine's. Leases, delays and proofs of absence compare
 * times that several machines have written: they hold only while all of them mean the same moment.
 */
function withStoreClock<D extends Pick<Deps, 'clock'>>(deps: D, { readAt }: StoredVariant): D {
  const { clock } = deps
  return clock.setBy ? { ...deps, clock: clock.setBy(readAt) } : deps
}
