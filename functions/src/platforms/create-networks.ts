import { perPlatform } from '@postwright/core/platforms/per-platform'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { Platform } from '@postwright/core/platforms/platform'
import type { AppTest, Connector, Publisher } from '../domain/ports/networks.ts'
import type { PublicReaders, ProfileReaders } from '../domain/ports/public-readers.ts'
import { onThisMachine, PLATFORM_MODULES } from './modules.ts'
import type { Outside } from './platform-module.ts'

type AppOf = (platform: Platform) => Promise<PlatformApp | null>

export type Networks = {
  publishers: Record<Platform, Publisher>
  connectors: Record<Platform, Connector>
  /** Null where the keys of an app can only be tested by connecting a channel. */
  appTests: Record<Platform, AppTest | null>
  /** Null where public posts can't be read without a key. */
  publicReaders: PublicReaders
  /** Null where profiles can't be read without a key. */
  profileReaders: ProfileReaders
}

/** Returns the networks' modules, with the addresses and the operator's apps of this installation. */
export function createNetworks(outside: Omit<Outside, 'baseUrl' | 'app'>, appOf: AppOf): Networks {
  const modules = perPlatform((platform) =>
    onThisMachine(
      platform,
      PLATFORM_MODULES[platform]({
        ...outside,
        baseUrl: outside.config.platformUrls[platform] ?? null,
        app: () => appOf(platform),
      }),
      outside,
    ),
  )
  return {
    publishers: perPlatform((platform) => modules[platform].publisher),
    connectors: perPlatform((platform) => modules[platform].connector),
    appTests: perPlatform((platform) => modules[platform].testApp ?? null),
    publicReaders: perPlatform((platform) => modules[platform].publicReader ?? null),
    profileReaders: perPlatform((platform) => modules[platform].profileReader ?? null),
  }
}
