import { RELEASE_LATENESS_MAX } from '@postwright/core/limits'
import type { Deps } from '../../deps.ts'
import { advance } from './advance.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'
import { isAccessLost } from './is-access-lost.ts'
import { waitingUntil } from './move.ts'
import { recheckUnconfirmed } from './recheck-unconfirmed.ts'
import type { StoredVariant } from './stored-variant.ts'

/**
 * After an account was reconnected: what was held for it is scheduled as it was, and what is up to `RELEASE_LATENESS_MAX`
 * late goes out now. What is later stays held for a person to decide. What is unconfirmed is reconciled.
 * @returns how many were released
 */
export async function releaseHeld(deps: Deps, workspaceId: string, connectionId: string): Promise<number> {
  const found = await deps.variants.listOfConnection(workspaceId, connectionId, ['held'])
  const released = await Promise.all(found.filter((stored) => isReleasable(deps, stored)).map(release(deps)))
  await recheckUnconfirmed(deps, workspaceId, connectionId)
  return released.filter(Boolean).length
}

function isReleasable({ clock }: Pick<Deps, 'clock'>, { variant }: StoredVariant): boolean {
  const waitedForAccess = variant.error !== null && isAccessLost(variant.error.kind)
  return waitedForAccess && clock.now() - variant.scheduled.instant <= RELEASE_LATENESS_MAX
}

function release(deps: Deps) {
  return async (stored: StoredVariant): Promise<boolean> => {
    const dueAt = Math.max(stored.variant.scheduled.instant, deps.clock.now())
    const begun = { attempts: 0, reconciles: 0, firstTriedAt: null, giveUpAt: null, error: null }
    const patch = { ...waitingUntil(dueAt), ...begun }
    const written = await advance(deps, stored, { event: 'schedule', patch })
    if (written) await enqueueDelivery(deps, written.variant)
    return written !== null
  }
}
