import type { ConnectionSecret } from '../ports/connections.ts'
import type { Connection } from '@postwright/core/model/connection'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { newDocument } from '../new-document.ts'
import type { Secret } from '../ports/networks.ts'
import { secretContext } from './secret-context.ts'

/** Version of the shape that `store/connections.ts` parses. */
const SECRET_SCHEMA = 1

type NewSecret = {
  workspaceId: string
  connection: Connection
  secret: Secret
  /** What the transaction has read in its place. */
  stored: ConnectionSecret | null
  createdBy: string
  /** The app of the operator that access was granted through; null where none is needed. */
  appRef: string | null
}

/** Seals the access of a connection and writes it within the transaction. */
export function saveSecretIn(
  deps: Pick<Deps, 'sealer' | 'connectionSecrets' | 'clock'>,
  tx: Tx,
  { workspaceId, connection, secret, stored, createdBy, appRef }: NewSecret,
): void {
  const sealed = deps.sealer.seal(secret, secretContext(workspaceId, connection))
  if (stored) return deps.connectionSecrets.resealIn(tx, stored, sealed, appRef)
  const base = newDocument(deps.clock, { id: connection.id, schema: SECRET_SCHEMA, createdBy })
  // Larger than every revision that the secret had before the account was disconnected: a rotation from then never matches.
  const rev = deps.clock.now()
  deps.connectionSecrets.saveIn(tx, {
    ...base,
    rev,
    workspaceId,
    platform: connection.platform,
    sealed,
    appRef,
    leaseEndsAt: null,
  })
}
