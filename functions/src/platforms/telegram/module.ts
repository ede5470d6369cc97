import type { Outside, PlatformModule } from '../platform-module.ts'
import { createTelegramConnector } from './create-connector.ts'
import { createTelegramPublisher } from './create-publisher.ts'

/** Channels and groups of Telegram, through a bot. */
export function createTelegramModule(outside: Outside): PlatformModule {
  return { publisher: createTelegramPublisher(outside), connector: createTelegramConnector(outside) }
}
