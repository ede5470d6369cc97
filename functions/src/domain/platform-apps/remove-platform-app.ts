import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'

/**
 * Removes the stored app keys of a network. Channels that are connected stay; what needs the keys fails until there are others.
 * @returns whether there were any
 */
export async function removePlatformApp(
  deps: Pick<Deps, 'transact' | 'auditLog' | 'platformAppStore'>,
  actorUid: string,
  platform: Platform,
): Promise<boolean> {
  return deps.transact(async (tx) => {
    const before = await deps.platformAppStore.getIn(tx, platform)
    if (!before) return false
    deps.platformAppStore.deleteIn(tx, platform)
    deps.auditLog.appendIn(tx, { action: 'platform_app.removed', actorUid, subject: platform, facts: { platform } })
    return true
  })
}
