import type { Outside, PlatformModule } from '../platform-module.ts'
import { createMastodonConnector } from './create-connector.ts'
import { createMastodonPublisher } from './create-publisher.ts'
import { createProfileReader } from './profile-reader.ts'
import { createPublicReader } from './public-reader.ts'

/** Mastodon: every instance is a server of its own, which people name when they connect. */
export function createMastodonModule(outside: Outside): PlatformModule {
  return {
    publisher: createMastodonPublisher(outside),
    connector: createMastodonConnector(outside),
    publicReader: createPublicReader(outside),
    profileReader: createProfileReader(outside),
  }
}
