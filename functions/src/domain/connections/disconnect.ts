import { type Connection, getBrokenAt } from '@postwright/core/model/connection'
import { paths } from '@postwright/core/paths'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Secret } from '../ports/networks.ts'
import { holdForConnection } from '../publishing/connection-holds.ts'
import { openSecret } from '../channel-access/channel-secrets.ts'

type Target = { workspaceId: string; connectionId: string }

/**
 * Deletes the access of an account and revokes it at the network where possible. Posts scheduled on the account are held. Repeating it changes
 * nothing more.
 * @returns the number of publications that are now held because of it
 * @throws `not_found`, `forbidden`
 */
export async function disconnect(
  deps: Deps,
  caller: Caller,
  { workspaceId, connectionId }: Target,
): Promise<{ held: number }> {
  await requireRight(deps, caller, workspaceId, 'manage_channels')
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (!connection) throw new AppError('not_found', { message: `connection ${connectionId}` })
  // Access that can no longer be decrypted can still be deleted.
  const opened = await openSecret(deps, workspaceId, connection).catch(() => null)
  await deleteAccess(deps, caller, { workspaceId, connectionId })
  const held = await holdForConnection(deps, workspaceId, connectionId)
  if (opened) await revokeAccess(deps, connection, opened.secret)
  return { held }
}

async function deleteAccess(deps: Deps, caller: Caller, { workspaceId, connectionId }: Target): Promise<void> {
  await deps.transact(async (tx) => {
    const current = await deps.connections.getIn(tx, workspaceId, connectionId)
    if (!current) throw new AppError('not_found', { message: `connection ${connectionId}` })
    deps.connectionSecrets.deleteIn(tx, connectionId)
    if (current.status === 'disconnected') return
    deps.auditLog.appendIn(tx, {
      action: 'connection.disconnected',
      actorUid: caller.uid,
      workspaceId,
      subject: paths.connection(workspaceId, connectionId),
      facts: { platform: current.platform, externalId: current.externalId, handle: current.handle },
    })
    const brokenAt = getBrokenAt(current, 'disconnected', deps.clock.now())
    deps.connections.updateIn(tx, workspaceId, current, { status: 'disconnected', brokenAt, lastError: null })
  })
}

async function revokeAccess(deps: Deps, connection: Connection, secret: Secret): Promise<void> {
  try {
    await deps.publishers[connection.platform].revoke(connection, secret)
  } catch (error) {
    deps.logger.warn('access could not be revoked', { connectionId: connection.id, error: String(error) })
  }
}
