import type { Platform } from '@postwright/core/platforms/platform'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { Deps } from '../ports/deps.ts'
import type { Sealer } from '../ports/world.ts'
import { openAppKeys } from './app-keys.ts'
import type { PlatformApps } from '../ports/connections.ts'

type Sources = {
  configured: Partial<Record<Platform, PlatformApp>>
  stored: Pick<Deps['platformAppStore'], 'get' | 'list'>
  sealer: Sealer
}

/** The operator's app keys by network: those of the environment outrank those that an admin has stored. */
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
