import type { Outside, PlatformModule } from '../platform-module.ts'
import { createDiscordConnector } from './create-connector.ts'
import { createDiscordPublisher } from './create-publisher.ts'

/** Channels of Discord, by webhooks. */
export function createDiscordModule(outside: Outside): PlatformModule {
  return { publisher: createDiscordPublisher(outside), connector: createDiscordConnector(outside) }
}
