import type { listPlatformApps as listEndpoint } from '@postwright/core/api/platform-apps'
import type { OutputOf } from '@postwright/core/endpoint'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { getAppKind, type PlatformApp } from '@postwright/core/platforms/platform-app'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Deps } from '../ports/deps.ts'
import { keyEnd } from './key-end.ts'

type Shown = OutputOf<typeof listEndpoint>['apps'][number]

/** The networks that have app keys, with the end of each key; keys of the environment hide stored ones. */
export async function listPlatformApps({
  config,
  platformAppStore,
}: Pick<Deps, 'config' | 'platformAppStore'>): Promise<Shown[]> {
  const stored = await platformAppStore.list()
  return platformSchema.options.flatMap((platform): Shown[] => {
    const fixed = config.platformApps[platform]
    if (fixed) return [configuredApp(platform, fixed)]
    const found = stored.find(({ id }) => id === platform)
    if (!found) return []
    const { clientIdEnd, clientSecretEnd, kind, updatedAt } = found
    return [{ platform, source: 'stored', clientIdEnd, clientSecretEnd, kind: kindOf(platform, kind), updatedAt }]
  })
}

function kindOf(platform: Platform, kind: string | undefined): string {
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  return getAppKind(auth, kind)?.id ?? ''
}

function configuredApp(platform: Platform, { clientId, clientSecret, kind }: PlatformApp): Shown {
  return {
    platform,
    source: 'environment',
    clientIdEnd: keyEnd(clientId),
    clientSecretEnd: keyEnd(clientSecret),
    kind: kindOf(platform, kind),
    updatedAt: null,
  }
}
