import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { Config } from '../domain/ports/config.ts'
import type { Clock, Ids } from '../domain/ports/world.ts'
import type { AppTest, Connector, Publisher } from '../domain/ports/networks.ts'
import type { PublicReader, ProfileReader } from '../domain/ports/public-readers.ts'
import type { Images } from '../domain/ports/files.ts'
import type { Feeds, CanaryChannel } from '../domain/ports/own-networks.ts'
import type { SafeFetch } from './safe-fetch.ts'

/** External dependencies that networks' modules may use. */
export type Outside = {
  fetch: SafeFetch
  images: Images
  clock: Clock
  ids: Ids
  config: Config
  feeds: Feeds
  /** Opens a channel of this product's own sandbox network. */
  openLocalChannel: (workspaceId: string, channelId: string) => Promise<void>
  /** Channel for canary posts, which prove that publishing works. */
  canary: CanaryChannel
  /** Base URL that replaces all addresses of the network on a developer's machine; null for the network's own. */
  baseUrl: string | null
  /** Operator's app at the network; null where none is registered. */
  app: () => Promise<PlatformApp | null>
}

/** Server part of one network; its contract is in `core/src/platforms`. */
export type PlatformModule = {
  publisher: Publisher
  connector: Connector
  testApp?: AppTest
  /** Set where the network returns public posts without sign-in. */
  publicReader?: PublicReader
  /** Omitted where the network has no public profiles. */
  profileReader?: ProfileReader
}
