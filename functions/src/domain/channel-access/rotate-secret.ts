import type { Connection } from '@postwright/core/model/connection'
import type { Deps } from '../ports/deps.ts'
import type { Secret } from '../ports/networks.ts'
import { keepRefreshToken } from './keep-refresh-token.ts'
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
  const context = secretContext(workspaceId, connection)
  return deps.transact(async (tx) => {
    const stored = await deps.connectionSecrets.getIn(tx, connection.id)
    if (!stored || stored.rev !== seenRev) return false
    const sealed = deps.sealer.seal(keepRefreshToken(deps.sealer.open(stored.sealed, context), secret), context)
    deps.connectionSecrets.resealIn(tx, stored, sealed)
    return true
  })
}
