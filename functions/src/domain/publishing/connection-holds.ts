import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { Deps } from '../ports/deps.ts'
import { advance } from './advance.ts'
import { NOT_DUE, waitingUntil } from './moves.ts'
import { ACCESS_LOST } from './access.ts'
import { releaseVariants } from './releases.ts'
import { confirmed } from './outcomes.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'
import { fetchRemoteState } from './reconciliation.ts'
import type { StoredVariant } from '../ports/publishing.ts'

/** States that are pending and have not reached the network. An armed variant may have reached it, so its reconciliation continues. */
const STOPPABLE: readonly VariantState[] = ['scheduled', 'claimed', 'prepared']

/**
 * Holds all planned posts of a disconnected account; a parallel worker loses its claim before the call.
 * @returns the number of held variants
 */
export async function holdForConnection(deps: Deps, workspaceId: string, connectionId: string): Promise<number> {
  const found = await deps.variants.listOfConnection(workspaceId, connectionId, STOPPABLE)
  const error = { kind: 'disconnected', detail: '', retryable: true } as const
  const held = await Promise.all(
    found.map((stored) =>
      advance(deps, stored, { event: 'hold', patch: { ...NOT_DUE, error } }, { onlyIn: STOPPABLE }),
    ),
  )
  return held.filter((written) => written !== null).length
}

/**
 * Releases held posts and reconciles unconfirmed ones after an account was reconnected.
 * @returns the number of released variants
 */
export async function releaseHeld(deps: Deps, workspaceId: string, connectionId: string): Promise<number> {
  const found = await deps.variants.listOfConnection(workspaceId, connectionId, ['held'])
  const released = await releaseVariants(deps, found, ACCESS_LOST)
  await recheckUnconfirmed(deps, workspaceId, connectionId)
  return released
}

/** Maximum rechecks; few, because the reconciliation runs while a user waits for the response. */
const RECHECKS_MAX = 5

/**
 * Reconciles publications of a network that responds again: unconfirmed ones, which are only settled if the post is found there; and armed ones,
 * whose next reconciliation is brought forward.
 */
async function recheckUnconfirmed(deps: Deps, workspaceId: string, connectionId: string): Promise<void> {
  const found = await deps.variants.listOfConnection(workspaceId, connectionId, ['unconfirmed', 'armed'])
  const isGivenUp = ({ variant }: StoredVariant) => variant.state === 'unconfirmed'
  // A variant that a worker holds now is reconciled by that worker.
  const waiting = found.filter(({ variant }) => variant.state === 'armed' && variant.leaseEndsAt === null)
  await Promise.all(waiting.map((stored) => reconcileNow(deps, stored)))
  for (const stored of found.filter(isGivenUp).slice(0, RECHECKS_MAX)) await recheck(deps, stored)
}

async function reconcileNow(deps: Deps, stored: StoredVariant): Promise<void> {
  const written = await advance(deps, stored, { event: 'wait', patch: waitingUntil(deps.clock.now()) })
  if (written) await enqueueDelivery(deps, written.variant)
}

async function recheck(deps: Deps, stored: StoredVariant): Promise<void> {
  const { variant } = stored
  const remote = await fetchRemoteState(deps, variant)
  if (remote.kind !== 'published') return
  const move = confirmed(variant, remote, variant.intentAt ?? deps.clock.now())
  await advance(deps, stored, { ...move, answer: 'found' })
}
