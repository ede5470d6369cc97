import type { Outside, PlatformModule } from '../platform-module.ts'
import { createRssConnector } from './create-connector.ts'
import { createRssPublisher } from './create-publisher.ts'

/** Public feeds of our own. */
export function createRssModule(outside: Outside): PlatformModule {
  return { publisher: createRssPublisher(outside), connector: createRssConnector(outside) }
}
