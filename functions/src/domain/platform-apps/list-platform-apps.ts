import type { listPlatformApps as listEndpoint } from '@postwright/core/api/platform-apps'
import type { OutputOf } from '@postwright/core/endpoint'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { Deps } from '../../deps.ts'
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
    const { clientIdEnd, clientSecretEnd, updatedAt } = found
    return [{ platform, source: 'stored', clientIdEnd, clientSecretEnd, updatedAt }]
  })
}

function configuredApp(platform: Platform, { clientId, clientSecret }: PlatformApp): Shown {
  return {
    platform,
    source: 'environment',
    clientIdEnd: keyEnd(clientId),
    clientSecretEnd: keyEnd(clientSecret),
    updatedAt: null,
  }
}
