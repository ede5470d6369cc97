import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { Deps } from '../../deps.ts'
import { keepRotation, openAccess, requestFor } from './access.ts'
import { advance } from './advance.ts'
import { callNetwork } from './call-network.ts'
import { decidePublished } from './decide-outcome.ts'
import type { StoredVariant } from './stored-variant.ts'

/** Looked up while a person waits, so only a few. */
const RECHECKS_MAX = 5

/**
 * Asks a network that answers again what became of publications that could not be confirmed. Only a post that is there
 * settles one; everything else leaves the decision with the person.
 */
export async function recheckUnconfirmed(deps: Deps, workspaceId: string, connectionId: string): Promise<void> {
  const found = await deps.variants.listOfConnection(workspaceId, connectionId, ['unconfirmed'])
  for (const stored of found.slice(0, RECHECKS_MAX)) await recheck(deps, stored)
}

async function recheck(deps: Deps, stored: StoredVariant): Promise<void> {
  const { variant } = stored
  const opened = await openAccess(deps, variant)
  if (opened.kind === 'closed') return
  const publisher = deps.publishers[variant.platform]
  const request = requestFor(deps, opened.access, variant)
  const outcome = await callNetwork(deps, NETWORK_CALL_TIMEOUT, () => publisher.reconcile(request))
  await keepRotation(deps, opened.access, outcome)
  if (outcome.kind !== 'published') return
  await advance(deps, stored, decidePublished(variant, outcome, variant.intentAt ?? deps.clock.now()))
}
