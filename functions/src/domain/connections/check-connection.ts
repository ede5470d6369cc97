import { type Connection, type ConnectionStatus, getBrokenAt } from '@postwright/core/model/connection'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Account, Refused } from '../ports/networks.ts'
import { releaseHeld } from '../publishing/connection-holds.ts'
import { openSecret, rotateSecret } from '../channel-access/channel-secrets.ts'

type Target = { workspaceId: string; connectionId: string }
type Finding = { kind: 'ok'; account: Account } | Refused

/** Status after a failure; a failure missing here is temporary and keeps the status. */
const STATUS_OF: Partial<Record<PublishErrorKind, ConnectionStatus>> = {
  token_expired: 'needs_reconnect',
  permission: 'needs_reconnect',
  platform_down: 'unreachable',
  timeout_unknown: 'unreachable',
  config: 'unreachable',
  unknown: 'unreachable',
}

/**
 * Checks with the network whether the stored access still works and stores the result. Working access releases the posts held for it. A disconnected
 * account stays unchanged.
 * @throws `not_found`, `forbidden`
 */
export async function checkConnection(
  deps: Deps,
  caller: Caller,
  { workspaceId, connectionId }: Target,
): Promise<Connection> {
  await requireRight(deps, caller, workspaceId, 'manage_channels')
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (!connection) throw new AppError('not_found', { message: `connection ${connectionId}` })
  const opened = await openSecret(deps, workspaceId, connection)
  if (!opened) return connection
  const { rotatedSecret, ...finding } = await deps.publishers[connection.platform].check(connection, opened.secret)
  if (rotatedSecret !== undefined) {
    await rotateSecret(deps, workspaceId, connection, { seenRev: opened.rev, secret: rotatedSecret })
  }
  const checked = await storeFinding(deps, { workspaceId, connectionId }, finding)
  if (checked.status === 'connected') await releaseHeld(deps, workspaceId, checked.id)
  return checked
}

async function storeFinding(deps: Deps, { workspaceId, connectionId }: Target, finding: Finding): Promise<Connection> {
  return deps.transact(async (tx) => {
    const current = await deps.connections.getIn(tx, workspaceId, connectionId)
    if (!current) throw new AppError('not_found', { message: `connection ${connectionId}` })
    if (current.status === 'disconnected') return current
    const now = deps.clock.now()
    const changes = changesFor(current, finding)
    return deps.connections.updateIn(tx, workspaceId, current, {
      ...changes,
      lastCheckedAt: now,
      brokenAt: getBrokenAt(current, changes.status, now),
    })
  })
}

function changesFor(current: Connection, finding: Finding): Partial<Connection> & Pick<Connection, 'status'> {
  if (finding.kind === 'ok') {
    const { handle, name, avatar } = finding.account
    return { status: 'connected', lastError: null, handle, name, avatar }
  }
  const { kind, detail } = finding.error
  return { status: STATUS_OF[kind] ?? current.status, lastError: { kind, detail } }
}
