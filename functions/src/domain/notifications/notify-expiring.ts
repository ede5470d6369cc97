import type { ExpiringConnection } from '../ports/connections.ts'
import { EXPIRY_NOTICE } from '@postwright/core/limits'
import type { ExpiringNotification } from '@postwright/core/model/notification'
import { platformSchema } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import { lifeOf } from '../connections/life-of.ts'
import { inLanes } from '../in-lanes.ts'
import { newNotification } from './new-notification.ts'
import { notificationId } from './notification-id.ts'
import { notifyByChoice } from './notify.ts'
import { recipientOf } from './recipient-of.ts'

const LISTED_MAX = 500
const LANES = 8

/**
 * Notifies those who connected channels whose access ends within `EXPIRY_NOTICE`, once for each end: by then whatever renews it
 * by itself has failed, or nothing does. Networks whose access never lasts longer are left out.
 */
export async function notifyExpiring(deps: Deps): Promise<void> {
  const until = deps.clock.now() + EXPIRY_NOTICE
  for (const platform of platformSchema.options) {
    if ((lifeOf(platform) ?? 0) <= 2 * EXPIRY_NOTICE) continue
    await inLanes(await deps.expiringConnections.list(platform, until, LISTED_MAX), LANES, {
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
  const uid = await recipientOf(deps, { workspaceId, authorUid: createdBy })
  if (uid === null) return
  const id = notificationId('channel.expiring', workspaceId, connectionId, accessEndsAt)
  await notifyByChoice(deps, { uid, id, reason: 'channel_lost' }, (known): ExpiringNotification | null => {
    if (known) return null
    const base = newNotification(deps.clock, id, deps.clock.now())
    return { ...base, kind: 'channel.expiring', workspaceId, connectionId, platform, handle, accessEndsAt }
  })
}
