import type { ShownPlatformApp } from '@postwright/core/api/platform-apps'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'
import { requireKnownKind, sealAppKeys } from './app-keys.ts'
import { showStoredApp } from './platform-apps.ts'

const PLATFORM_APP_SCHEMA = 1

/**
 * Seals and stores the first app keys of a network; later keys replace them by rotation.
 * @throws `validation_failed` for a kind of app that the network does not have, `stale_revision` if keys exist
 */
export async function savePlatformApp(
  deps: Pick<Deps, 'clock' | 'sealer' | 'transact' | 'auditLog' | 'platformAppStore'>,
  actorUid: string,
  { platform, keyEndsAt = null, ...given }: { platform: Platform; keyEndsAt?: number | null } & PlatformApp,
): Promise<ShownPlatformApp> {
  const sealed = sealAppKeys(deps.sealer, platform, { ...requireKnownKind(platform, given), keyEndsAt })
  return deps.transact(async (tx) => {
    if (await deps.platformAppStore.getIn(tx, platform)) throw new AppError('stale_revision')
    const fresh = newDocument(deps.clock, { id: platform, schema: PLATFORM_APP_SCHEMA, createdBy: actorUid })
    const app = { ...fresh, ...sealed, previous: null, tested: null }
    deps.platformAppStore.saveIn(tx, app)
    deps.auditLog.appendIn(tx, { action: 'platform_app.saved', actorUid, subject: platform, facts: { platform } })
    return showStoredApp(platform, app)
  })
}

/**
 * Stores the expiry of the current keys; a repeated call changes nothing.
 * @throws `not_found` without stored keys
 */
export async function setPlatformAppEnd(
  deps: Pick<Deps, 'clock' | 'transact' | 'auditLog' | 'platformAppStore'>,
  actorUid: string,
  { platform, keyEndsAt }: { platform: Platform; keyEndsAt: number | null },
): Promise<ShownPlatformApp> {
  return deps.transact(async (tx) => {
    const stored = await deps.platformAppStore.getIn(tx, platform)
    if (!stored) throw new AppError('not_found', { message: `no app keys of ${platform}` })
    if (stored.keyEndsAt === keyEndsAt) return showStoredApp(platform, stored)
    const app = { ...stored, keyEndsAt, rev: stored.rev + 1 }
    deps.platformAppStore.saveIn(tx, app)
    const facts = { platform, keyEndsAt }
    deps.auditLog.appendIn(tx, { action: 'platform_app.end_set', actorUid, subject: platform, facts })
    return showStoredApp(platform, app)
  })
}

/**
 * Removes the stored app keys of a network. Connected channels stay; actions that need the keys fail until there are new ones.
 * @returns true if there were keys
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
