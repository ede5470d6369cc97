import type { ShownPlatformApp } from '@postwright/core/api/platform-apps'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { getAppKind, type PlatformApp } from '@postwright/core/platforms/platform-app'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { StoredPlatformApp } from '../ports/connections.ts'
import type { Deps } from '../ports/deps.ts'
import { keyEnd } from './key-end.ts'

/** The networks that have app keys, with the end of each key; keys of the environment hide stored ones. */
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

/** Stored keys as admins see them: never more than their ends. */
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
