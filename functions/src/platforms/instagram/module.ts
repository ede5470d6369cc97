import type { Outside, PlatformModule } from '../platform-module.ts'
import { createConnector } from './connector.ts'
import { createPublisher } from './create-publisher.ts'
import { instagramHosts } from './hosts.ts'

/** Professional accounts of Instagram. */
export function createInstagramModule({
  fetch,
  clock,
  baseUrl,
}: Pick<Outside, 'fetch' | 'clock' | 'baseUrl'>): PlatformModule {
  const hosts = instagramHosts(baseUrl)
  return {
    publisher: createPublisher({ fetch, clock }, hosts),
    connector: createConnector({ fetch, clock }, hosts),
  }
}
