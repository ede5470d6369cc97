import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import { type PlatformApp, getAppKind } from '@postwright/core/platforms/platform-app'
import type { Deps } from '../ports/deps.ts'
import type { Sealer } from '../ports/world.ts'
import { openAppKeys, keyEnd, appRefOf } from './app-keys.ts'
import type { PlatformApps, StoredPlatformApp } from '../ports/connections.ts'
import type { ShownPlatformApp, AppUses } from '@postwright/core/api/platform-apps'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'

type Sources = {
  configured: Partial<Record<Platform, PlatformApp>>
  stored: Pick<Deps['platformAppStore'], 'get' | 'list'>
  sealer: Sealer
}

/** Returns the operator's app keys by network: keys of the environment take precedence over keys stored by an admin. */
export function createPlatformApps({ configured, stored, sealer }: Sources): PlatformApps {
  return {
    get: async (platform) => {
      const fixed = configured[platform]
      if (fixed) return fixed
      const found = await stored.get(platform)
      if (!found) return null
      return openAppKeys(sealer, platform, found)
    },

    available: async () => new Set([...Object.keys(configured), ...(await stored.list()).map(({ id }) => id)]),
  }
}

/** Returns the networks that have app keys, with the end of each key; keys of the environment hide stored ones. */
export async function listPlatformApps({
  clock,
  config,
  platformAppStore,
}: Pick<Deps, 'clock' | 'config' | 'platformAppStore'>): Promise<ShownPlatformApp[]> {
  const stored = await platformAppStore.list()
  return platformSchema.options.flatMap((platform): ShownPlatformApp[] => {
    const fixed = config.platformApps[platform]
    if (fixed) return [showConfiguredApp(platform, fixed)]
    const found = stored.find(({ id }) => id === platform)
    if (!found) return []
    const isOver = found.previous !== null && found.previous.endsAt <= clock.now()
    return [showStoredApp(platform, isOver ? { ...found, previous: null } : found)]
  })
}

/** Returns stored keys for admins: only the ends of the keys. */
export function showStoredApp(platform: Platform, app: StoredPlatformApp): ShownPlatformApp {
  const { clientIdEnd, clientSecretEnd, kind, keyEndsAt, previous, tested, updatedAt } = app
  return {
    platform,
    source: 'stored',
    clientIdEnd,
    clientSecretEnd,
    kind: kindOf(platform, kind),
    keyEndsAt,
    updatedAt,
    tested,
    previous: previous && {
      clientIdEnd: previous.clientIdEnd,
      clientSecretEnd: previous.clientSecretEnd,
      replacedAt: previous.replacedAt,
      endsAt: previous.endsAt,
    },
  }
}

function kindOf(platform: Platform, kind: string | undefined): string {
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  return getAppKind(auth, kind)?.id ?? ''
}

function showConfiguredApp(platform: Platform, { clientId, clientSecret, kind }: PlatformApp): ShownPlatformApp {
  return {
    platform,
    source: 'environment',
    clientIdEnd: keyEnd(clientId),
    clientSecretEnd: keyEnd(clientSecret),
    kind: kindOf(platform, kind),
    keyEndsAt: null,
    updatedAt: null,
    tested: null,
    previous: null,
  }
}

/**
 * Counts the channels, workspaces and scheduled posts that new keys of a network would affect, and reads when access there last worked and last
 * failed.
 */
export async function readAppUses(
  { platformApps, platformAppUses }: Pick<Deps, 'platformApps' | 'platformAppUses'>,
  platform: Platform,
): Promise<AppUses> {
  const app = await platformApps.get(platform)
  const [counts, last] = await Promise.all([
    platformAppUses.count(platform, app ? appRefOf(platform, app) : ''),
    platformAppUses.last(platform),
  ])
  return { ...counts, ...last }
}
