import type { Deps } from '../ports/deps.ts'
import { ACCESS_LOST } from './is-access-lost.ts'
import { recheckUnconfirmed } from './recheck-unconfirmed.ts'
import { releaseVariants } from './release-variants.ts'

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
