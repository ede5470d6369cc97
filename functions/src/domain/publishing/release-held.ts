import type { Deps } from '../ports/deps.ts'
import { ACCESS_LOST } from './is-access-lost.ts'
import { releaseVariants } from './release-variants.ts'
import { advance } from './advance.ts'
import { confirmed } from './decide-outcome.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'
import { fetchRemoteState } from './fetch-remote-state.ts'
import { waitingUntil } from './move.ts'
import type { StoredVariant } from '../ports/publishing.ts'

/**
 * After an account was reconnected: what was held for it is released, and what is unconfirmed is reconciled.
 * @returns how many were released
 */
export async function releaseHeld(deps: Deps, workspaceId: string, connectionId: string): Promise<number> {
  const found = await deps.variants.listOfConnection(workspaceId, connectionId, ['held'])
  const released = await releaseVariants(deps, found, ACCESS_LOST)
  await recheckUnconfirmed(deps, workspaceId, connectionId)
  return released
}

/** Reconciled while a person waits for the reply, so only a few. */
const RECHECKS_MAX = 5

/**
 * Reconciles publications of a network that answers again: unconfirmed ones, which only a post that is found there settles;
 * and armed ones, whose next reconciliation is brought forward.
 */
async function recheckUnconfirmed(deps: Deps, workspaceId: string, connectionId: string): Promise<void> {
  const found = await deps.variants.listOfConnection(workspaceId, connectionId, ['unconfirmed', 'armed'])
  const isGivenUp = ({ variant }: StoredVariant) => variant.state === 'unconfirmed'
  // One that a worker holds right now is reconciled by that worker.
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
