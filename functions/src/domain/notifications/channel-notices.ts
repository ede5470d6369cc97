import type { Connection } from '@postwright/core/model/connection'
import type { ReconnectNotification, ExpiringNotification } from '@postwright/core/model/notification'
import type { Deps } from '../ports/deps.ts'
import type { Clock } from '../ports/world.ts'
import { notifyByChoice, newNotification, unreadSince, notificationId, findRecipient } from './notify.ts'
import type { ExpiringConnection } from '../ports/connections.ts'
import { EXPIRY_NOTICE } from '@postwright/core/limits'
import { platformSchema } from '@postwright/core/platforms/platform'
import { getAccessLife } from '../connections/renew-expiring.ts'
import { mapConcurrent } from '../concurrency.ts'
import type { Variant } from '@postwright/core/model/variant'
import { isAccessLost } from '../publishing/access.ts'

type Account = { workspaceId: string; connectionId: string }

/** The write that found the account's access broken. */
type Breakage = Account & { rev: number }

/**
 * Notifies the person who connected an account that its access no longer works. There is one notification per account, renewed when the access breaks
 * again; an outdated event, after a reconnect or a later breakage, causes none.
 */
export async function notifyConnectionBroken(deps: Deps, { workspaceId, connectionId, rev }: Breakage): Promise<void> {
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (connection?.status !== 'needs_reconnect') return
  await notifyReconnect(deps, { workspaceId, connection, authorUid: connection.createdBy }, (before) =>
    before && (before.connectionRev >= rev || before.happenedAt >= findBreakTime(connection)) ? 'known' : { rev },
  )
}

/**
 * Notifies the author of a post that it is held because its account cannot be used. It uses the account's one notification, with the number of held
 * posts. More held posts do not make it unread again.
 */
export async function notifyPostHeld(deps: Deps, event: Account & { authorUid: string }): Promise<void> {
  const { workspaceId, connectionId, authorUid } = event
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (connection?.status !== 'needs_reconnect' && connection?.status !== 'disconnected') return
  await notifyReconnect(deps, { workspaceId, connection, authorUid }, (before) =>
    before && before.happenedAt >= findBreakTime(connection) ? 'known' : { rev: connection.rev },
  )
}

type Subject = { workspaceId: string; connection: Connection; authorUid: string }

/** `compare` checks whether the stored notification is already about this breakage. */
async function notifyReconnect(
  deps: Deps,
  { workspaceId, connection, authorUid }: Subject,
  compare: (before: ReconnectNotification | null) => 'known' | { rev: number },
): Promise<void> {
  const uid = await findRecipient(deps, { workspaceId, authorUid })
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

function findBreakTime({ brokenAt, status, lastCheckedAt, updatedAt }: Connection): number {
  return brokenAt ?? (status === 'disconnected' ? updatedAt : lastCheckedAt)
}

type Facts = { id: string; workspaceId: string; connection: Connection; rev: number; heldPosts: number }

function composed(
  clock: Clock,
  before: ReconnectNotification | null,
  { id, workspaceId, connection, rev, heldPosts }: Facts,
): ReconnectNotification {
  const { id: connectionId, platform, handle, status, lastError } = connection
  const happenedAt = findBreakTime(connection)
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

const LISTED_MAX = 500

const LANES = 8

/**
 * Notifies users who connected channels whose access ends within `EXPIRY_NOTICE`, once per end: by then automatic renewal has failed or does not
 * exist. Networks whose access has no end, or never lasts longer than twice that time, are left out.
 */
export async function notifyExpiring(deps: Deps): Promise<void> {
  const until = deps.clock.now() + EXPIRY_NOTICE
  for (const platform of platformSchema.options) {
    if ((getAccessLife(platform) ?? 0) <= 2 * EXPIRY_NOTICE) continue
    await mapConcurrent(await deps.expiringConnections.list(platform, until, LISTED_MAX), LANES, {
      work: (found) => notifyOne(deps, found),
      failed: ({ connection: { id } }, error) => {
        deps.logger.error('the end of an access could not be announced', { connectionId: id, error: String(error) })
      },
    })
  }
}

async function notifyOne(deps: Deps, { workspaceId, connection }: ExpiringConnection): Promise<void> {
  const { id: connectionId, platform, handle, expiresAt: accessEndsAt, createdBy } = connection
  if (accessEndsAt === null) return
  const uid = await findRecipient(deps, { workspaceId, authorUid: createdBy })
  if (uid === null) return
  const id = notificationId('channel.expiring', workspaceId, connectionId, accessEndsAt)
  await notifyByChoice(deps, { uid, id, reason: 'channel_lost' }, (known): ExpiringNotification | null => {
    if (known) return null
    const base = newNotification(deps.clock, id, deps.clock.now())
    return { ...base, kind: 'channel.expiring', workspaceId, connectionId, platform, handle, accessEndsAt }
  })
}

/** Returns whether a publication is held until its account is connected again. */
export function waitsForAccess({ state, error }: Variant): boolean {
  return state === 'held' && error !== null && isAccessLost(error.kind)
}
