import type { Platform } from '@postwright/core/platforms/platform'
import { type PlatformApp, platformAppSchema } from '@postwright/core/platforms/platform-app'
import type { Deps } from '../../deps.ts'
import type { Sealer } from '../ports.ts'
import { platformAppContext } from './platform-app-context.ts'

export type PlatformApps = ReturnType<typeof createPlatformApps>

type Sources = {
  configured: Partial<Record<Platform, PlatformApp>>
  stored: Pick<Deps['platformAppStore'], 'get' | 'list'>
  sealer: Sealer
}

/** The operator's app keys by network: those of the environment outrank those that an admin has stored. */
export function createPlatformApps({ configured, stored, sealer }: Sources) {
  return {
    get: async (platform: Platform): Promise<PlatformApp | null> => {
      const fixed = configured[platform]
      if (fixed) return fixed
      const found = await stored.get(platform)
      if (!found) return null
      return platformAppSchema.parse(JSON.parse(sealer.open(found.sealed, platformAppContext(platform))))
    },

    /** The networks that have keys. */
    available: async (): Promise<Set<string>> =>
      new Set([...Object.keys(configured), ...(await stored.list()).map(({ id }) => id)]),
  }
}
