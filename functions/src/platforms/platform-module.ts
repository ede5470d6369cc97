import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { Config } from '../domain/ports/config.ts'
import type { Clock, Ids } from '../domain/ports/world.ts'
import type { AppTest, Connector, Publisher } from '../domain/ports/networks.ts'
import type { PublicReader, ProfileReader } from '../domain/ports/public-readers.ts'
import type { Images } from '../domain/ports/files.ts'
import type { Feeds, CanaryChannel } from '../domain/ports/own-networks.ts'
import type { SafeFetch } from './safe-fetch.ts'

/** What the modules of networks may use of the outside world. */
export type Outside = {
  fetch: SafeFetch
  images: Images
  clock: Clock
  ids: Ids
  config: Config
  feeds: Feeds
  /** Opens a channel of this product's own network for practice. */
  openLocalChannel: (workspaceId: string, channelId: string) => Promise<void>
  /** Takes the posts by which the product sees that publishing works. */
  canary: CanaryChannel
  /** In place of all addresses of the network, on a developer's machine; null: its own. */
  baseUrl: string | null
  /** The operator's app at the network; null where none is registered. */
  app: () => Promise<PlatformApp | null>
}

/** One network on the server's side. */
export type PlatformModule = {
  publisher: Publisher
  connector: Connector
  testApp?: AppTest
  /** Where the network tells public posts to everybody. */
  publicReader?: PublicReader
  /** Left out where the network has no public profiles. */
  profileReader?: ProfileReader
}
