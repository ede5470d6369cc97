import type { Connection } from '@postwright/core/model/connection'
import type { Deps } from '../../deps.ts'
import type { Secret } from '../ports.ts'
import { secretContext } from './secret-context.ts'

/**
 * Stores tokens that the network rotated during a call, unless newer ones were stored since `seenRev` was read, or the
 * account was disconnected.
 * @returns whether they were stored
 */
export async function rotateSecret(
  deps: Pick<Deps, 'connectionSecrets' | 'sealer' | 'transact'>,
  workspaceId: string,
  connection: Connection,
  { seenRev, secret }: { seenRev: number; secret: Secret },
): Promise<boolean> {
  const sealed = deps.sealer.seal(secret, secretContext(workspaceId, connection))
  return deps.transact(async (tx) => {
    const stored = await deps.connectionSecrets.getIn(tx, connection.id)
    if (!stored || stored.rev !== seenRev) return false
    deps.connectionSecrets.resealIn(tx, stored, sealed)
    return true
  })
}
