import type { Connection } from '@postwright/core/model/connection'
import type { ReconnectNotification } from '@postwright/core/model/notification'
import type { Deps } from '../../deps.ts'
import type { Clock } from '../ports.ts'
import { newNotification, unreadSince } from './new-notification.ts'
import { notificationId } from './notification-id.ts'
import { recipientOf } from './recipient-of.ts'
import { tell } from './tell.ts'

/** The write with which an account's access was found broken. */
type Breakage = { workspaceId: string; connectionId: string; rev: number }

/**
 * After an account's access was found broken: tells the person who connected it. One notification per account, renewed
 * when it breaks again; an event that is overtaken, by a reconnect or by a later breakage, tells nothing.
 */
export async function tellOfConnection(deps: Deps, { workspaceId, connectionId, rev }: Breakage): Promise<void> {
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (connection?.status !== 'needs_reconnect') return
  const uid = await recipientOf(deps, { workspaceId, authorUid: connection.createdBy })
  if (uid === null) return
  const id = notificationId('channel.reconnect', workspaceId, connectionId)
  await tell(deps, { uid, id }, (known) => {
    const before = known?.kind === 'channel.reconnect' ? known : null
    if (before && before.connectionRev >= rev) return null
    return composed(deps.clock, before, { id, workspaceId, connection, rev })
  })
}

type Facts = { id: string; workspaceId: string; connection: Connection; rev: number }

function composed(
  clock: Clock,
  before: ReconnectNotification | null,
  { id, workspaceId, connection, rev }: Facts,
): ReconnectNotification {
  const { id: connectionId, platform, handle, lastError, lastCheckedAt } = connection
  const base = newNotification(clock, id, lastCheckedAt)
  const kept = before && { ...before, ...unreadSince(lastCheckedAt), rev: before.rev + 1, updatedAt: clock.now() }
  return {
    ...(kept ?? base),
    kind: 'channel.reconnect',
    workspaceId,
    connectionId,
    platform,
    handle,
    errorKind: lastError?.kind ?? null,
    connectionRev: rev,
  }
}
