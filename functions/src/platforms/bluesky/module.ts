import type { Outside, PlatformModule } from '../platform-module.ts'
import { createServerLookup } from './account-server.ts'
import { createBlueskyConnector } from './create-connector.ts'
import { createBlueskyPublisher } from './create-publisher.ts'
import { createProfileReader } from './profile-reader.ts'
import { createPublicReader } from './public-reader.ts'
import { createBlueskySignIn } from './sign-in.ts'

/** Bluesky and every other server of the AT Protocol. */
export function createBlueskyModule({ fetch, images, clock, config }: Outside): PlatformModule {
  const serverOf = createServerLookup(fetch, config.plcDirectory)
  const signIn = createBlueskySignIn(fetch, clock, serverOf)
  const videos = config.videoServiceUrl === null ? null : { fetch, address: config.videoServiceUrl, serverOf }
  return {
    publisher: createBlueskyPublisher({ fetch, images, clock, videos }),
    connector: createBlueskyConnector(signIn),
    publicReader: createPublicReader({ fetch, clock, config }),
    profileReader: createProfileReader({ fetch, clock, config }),
  }
}
