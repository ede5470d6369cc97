import type { Connection } from '@postwright/core/model/connection'
import type { ReconnectNotification } from '@postwright/core/model/notification'
import type { Deps } from '../ports/deps.ts'
import type { Clock } from '../ports/world.ts'
import { newNotification, unreadSince } from './new-notification.ts'
import { notificationId } from './notification-id.ts'
import { recipientOf } from './recipient-of.ts'
import { notifyByChoice } from './notify.ts'
import { waitsForAccess } from './waits-for-access.ts'

type Account = { workspaceId: string; connectionId: string }

/** The write with which an account's access was found broken. */
type Breakage = Account & { rev: number }

/**
 * Notifies the person who connected an account that its access no longer works. One notification per account, renewed
 * when it breaks again; an event that is out of date, after a reconnect or a later breakage, causes none.
 */
export async function notifyConnectionBroken(deps: Deps, { workspaceId, connectionId, rev }: Breakage): Promise<void> {
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (connection?.status !== 'needs_reconnect') return
  await notifyReconnect(deps, { workspaceId, connection, authorUid: connection.createdBy }, (before) =>
    before && before.connectionRev >= rev ? 'known' : { rev },
  )
}

/**
 * Notifies the author of a post that it is held because its account cannot be used: in the account's one notification, with
 * the number of held posts. More of them do not make it unread again.
 */
export async function notifyPostHeld(deps: Deps, event: Account & { authorUid: string }): Promise<void> {
  const { workspaceId, connectionId, authorUid } = event
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (connection?.status !== 'needs_reconnect' && connection?.status !== 'disconnected') return
  await notifyReconnect(deps, { workspaceId, connection, authorUid }, (before) =>
    before && before.happenedAt >= brokenAt(connection) ? 'known' : { rev: connection.rev },
  )
}

type Subject = { workspaceId: string; connection: Connection; authorUid: string }

/** `compare` says whether the notification that is stored is already about this breakage. */
async function notifyReconnect(
  deps: Deps,
  { workspaceId, connection, authorUid }: Subject,
  compare: (before: ReconnectNotification | null) => 'known' | { rev: number },
): Promise<void> {
  const uid = await recipientOf(deps, { workspaceId, authorUid })
  if (uid === null) return
  const heldPosts = await countWaiting(deps, workspaceId, connection.id)
  const id = notificationId('channel.reconnect', workspaceId, connection.id)
  await notifyByChoice(deps, { uid, id, reason: 'channel_lost' }, (known) => {
    const before = known?.kind === 'channel.reconnect' ? known : null
    const breakage = compare(before)
    if (breakage !== 'known') {
      return composed(deps.clock, before, { id, workspaceId, connection, rev: breakage.rev, heldPosts })
    }
    if (!before || before.heldPosts >= heldPosts) return null
    return { ...before, heldPosts, rev: before.rev + 1, updatedAt: deps.clock.now() }
  })
}

/** NOTE read outside of the transaction on purpose: locks on variants would make deliveries wait for notifications. */
async function countWaiting({ variants }: Pick<Deps, 'variants'>, workspaceId: string, connectionId: string) {
  const held = await variants.listOfConnection(workspaceId, connectionId, ['held'])
  return held.filter(({ variant }) => waitsForAccess(variant)).length
}

function brokenAt({ status, lastCheckedAt, updatedAt }: Connection): number {
  return status === 'disconnected' ? updatedAt : lastCheckedAt
}

type Facts = { id: string; workspaceId: string; connection: Connection; rev: number; heldPosts: number }

function composed(
  clock: Clock,
  before: ReconnectNotification | null,
  { id, workspaceId, connection, rev, heldPosts }: Facts,
): ReconnectNotification {
  const { id: connectionId, platform, handle, status, lastError } = connection
  const happenedAt = brokenAt(connection)
  const base = newNotification(clock, id, happenedAt)
  const kept = before && { ...before, ...unreadSince(happenedAt), rev: before.rev + 1, updatedAt: clock.now() }
  return {
    ...(kept ?? base),
    kind: 'channel.reconnect',
    workspaceId,
    connectionId,
    platform,
    handle,
    errorKind: status === 'disconnected' ? 'disconnected' : (lastError?.kind ?? null),
    connectionRev: rev,
    heldPosts,
  }
}
