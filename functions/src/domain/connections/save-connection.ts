import { CONNECTION_SCHEMA, type Connection } from '@postwright/core/model/connection'
import { paths } from '@postwright/core/paths'
import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps, Tx } from '../../deps.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Account, Secret } from '../ports.ts'
import { connectionIdFor } from './connection-id.ts'
import { saveSecretIn } from './save-secret.ts'

type NewAccess = { workspaceId: string; platform: Platform; account: Account; secret: Secret }

/**
 * Stores an account whose access has just been proven, as a new connection or as a renewal of the one it had.
 */
export async function saveConnection(
  deps: Deps,
  caller: Caller,
  { workspaceId, platform, account, secret }: NewAccess,
): Promise<Connection> {
  const id = connectionIdFor(workspaceId, platform, account.externalId)
  return deps.transact(async (tx) => {
    const [existing, storedSecret] = await Promise.all([
      deps.connections.getIn(tx, workspaceId, id),
      deps.connectionSecrets.getIn(tx, id),
    ])
    const connection = saveDocument(deps, tx, workspaceId, existing, {
      ...newDocument(deps.clock, { id, schema: CONNECTION_SCHEMA, createdBy: caller.uid }),
      ...account,
      platform,
      status: 'connected',
      lastCheckedAt: deps.clock.now(),
      lastError: null,
    })
    saveSecretIn(deps, tx, { workspaceId, connection, secret, stored: storedSecret, createdBy: caller.uid })
    deps.auditLog.appendIn(tx, {
      action: existing ? 'connection.renewed' : 'connection.connected',
      actorUid: caller.uid,
      workspaceId,
      subject: paths.connection(workspaceId, id),
      facts: { platform, externalId: account.externalId, handle: account.handle },
    })
    return connection
  })
}

function saveDocument(
  deps: Deps,
  tx: Tx,
  workspaceId: string,
  existing: Connection | null,
  fresh: Connection,
): Connection {
  if (!existing) {
    deps.connections.saveIn(tx, workspaceId, fresh)
    return fresh
  }
  const { id: _id, schema: _schema, rev: _rev, createdAt: _at, updatedAt: _now, createdBy: _by, ...renewed } = fresh
  return deps.connections.updateIn(tx, workspaceId, existing, renewed)
}
